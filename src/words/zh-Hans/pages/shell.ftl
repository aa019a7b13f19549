## 每一页的外框、菜单、偏好设置

# 项目的名称。
shell-project = 饭后一局
# 所选语言的文字没有加载到；$language 是它自己的名称，和菜单里一样。
shell-language-missing = { $language }的文字没有加载成功。请检查网络连接，再试一次。
# 选择语言的标签。
shell-language = 语言
# $languages 用各自的名称列出本页的语言。
shell-not-translated = 本页提供{ $languages }，并请浏览器不要翻译：翻译之后，角色、建筑和卡牌的名称就和规则对不上了。
# 还是被翻译了。
shell-translated = 浏览器或扩展程序正在翻译本页，角色、建筑和卡牌的名称可能和规则对不上。本页本身提供{ $languages }。
# 跳到主要部分的链接。
shell-skip = 跳到主要内容
# 最近的设置、解答、复盘没有存下。
shell-unkept = 最近的更改没有保存：浏览器的存储空间已满，或者不允许保存。关闭这个标签页后就会丢失。可以删除不需要的存档，腾出空间。
# 关闭最上面的东西。
shell-close = 关闭
# 回到上一页。
shell-back = 返回
# 去首页。
shell-home = 首页
# 打开菜单。
shell-menu = 菜单
# 开关：还能撤销时，对手会等一下。
shell-undo-time = 留出撤销时间
# 地址不存在时的标题。
shell-nowhere = 找不到这个页面
# 打开设置。
shell-settings = 设置
# 打开规则。
shell-rules = 规则
# 选择主题。
shell-theme = 主题
# 主题：跟随系统、浅色、深色。
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
# 选择速度。
shell-pace = 动画速度
# 速度：逐步、慢、正常、快、立即。
pace-step = 逐步
pace-slow = 慢
pace-normal = 正常
pace-fast = 快
pace-instant = 立即
# 用满时间的对手想多久。
shell-thinking = 大师的思考时间
# 短、正常、长。
thinking-short = 短
thinking-normal = 正常
thinking-long = 长
# 选择动态效果。
shell-motion = 动态效果
# 动态效果：跟随系统、完整、减少。
motion-system = 跟随系统
motion-full = 完整
motion-reduced = 减少
# 选择何时确认。
shell-confirm = 行动前确认
# 确认：从不、回合结束时、回合结束和选角色时、总是。
confirm-never = 从不
confirm-turn-end = 回合结束时
confirm-roles = 选角色时也确认（点两次）
confirm-always = 总是
# 选择文字大小。
shell-text-size = 文字大小
# 开关：货物和座位上的字。
shell-colour-aids = 在货物和玩家上标字
# 开关：单键快捷键。
shell-shortcuts = 单键快捷键
