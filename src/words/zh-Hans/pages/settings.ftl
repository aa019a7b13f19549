## 设置

# 标题。
settings-title = 设置
# 标题：语言和外观。
settings-look = 语言与外观
# 标题：游戏的节奏。
settings-play = 速度
# 标题：操作。
settings-controls = 操作与帮助
# 标题：存档和存储空间。
settings-storage = 存档
# 标题：程序。
settings-about = 关于本程序
# 这个设置加在什么大小上，以及上限。
settings-text-note = 在浏览器的文字大小上再放大。牌桌最多到 150%；想全部放大，请缩放页面。
# 作用的说明。
settings-pace-note = 每位对手的行动显示多久。点一下可以跳过。
# 作用的说明。
settings-thinking-note = 每次选择约 0.3、0.7 或 1.5 秒，有三位或更多大师时较短；越长越强。其他等级不受影响。
# 作用的说明。
settings-motion-note = 减少：配件淡入淡出，不移动。
# 作用的说明。
settings-confirm-note = 不能撤销的选择都有蜡封标记。
# 标字的说明。
settings-aids-note = 给颜色和形状不够用的时候。
# 游戏等玩家时屏幕是否常亮：问题、回答和说明。
settings-awake = 保持屏幕常亮
awake-battery = 电量低时除外
awake-always = 总是
awake-never = 从不
settings-awake-note = 轮到你时有效；十分钟没有碰，就恢复正常。省电模式下，浏览器可能不允许。
# 浏览器做不到。
settings-no-awake = 这个浏览器不能让屏幕常亮。
# 快捷键的说明。
settings-shortcuts-note = A 行动，U 撤销，L 记录，P 重复提示，1–5 玩家，? 帮助。键盘字母不同时，请按同样位置的键。
# 留出时间的说明。
settings-undo-time-note = 你选择之后，下一位对手会等一下，让你还能撤销。
# 这里存了几局。
settings-games = { $games ->
    [0] 这台设备上没有存档。
   *[other] 这台设备上存了{ $games }局。
}
# 存储正常。
settings-works = 每次选择都立即保存并核对。
# 浏览器会一直保存。
settings-for-good = 浏览器会一直保存，直到你删除。
# 浏览器可能会清除。
settings-while-used = 有些浏览器会清除很久不用的数据。重要的对局请导出。
# 请浏览器一直保存。
settings-ask = 请浏览器一直保存
# 去存档页。
settings-saved = 所有存档
# 版本。
settings-version = 版本{ $version }
# 许可。
settings-licence = 自由软件，采用 MIT 或 Apache 2.0 许可，任选其一。
# 别人做的部分和它们的许可。
settings-licences = 第三方许可
# 非官方的声明。
settings-unofficial = 非官方的爱好者作品，和出版社无关。图和文字都是自己做的。游戏属于各自的作者和出版社。
# 离开这台设备的数据。
settings-privacy = 没有账号，没有 Cookie，没有跟踪：你和对局的数据都不会离开这台设备。
# 恢复所有设置。
settings-reset = 重置设置
# 什么不受影响。
settings-reset-note = 存档不受影响。
# 已经恢复。
settings-was-reset = 设置已重置。
# 在后台测试随机对局。
settings-measure = 测试这台设备
# 有什么用。
settings-measure-note = 在后台测试这台设备玩得多快、想得多快。
# 正在测试。
settings-measuring = 测试中……
# 每秒的随机对局和选择数，以及大师推演的路线数。
settings-measured = 每秒：{ $games }局随机对局、{ $choices }次选择，或者大师推演{ $playouts }条路线。
# 没有得到数字。
settings-measure-failed = 测试没有结果。请重新加载页面，再试一次。

## 声音与振动

sound-title = 声音
# 设置里和牌桌菜单里的开关，以及一行说明。
sound-switch = 牌桌音效
sound-switch-note = 纸牌、木头、钱币和水声，轮到你时有提示音。没有声音也能玩。
# 滑块的标签。
sound-volume = 音量
# 它的数值，百分比。
sound-loudness = { $percent }%
# 一排按钮，每个播放一种声音。
sound-samples = 试听
sample-paper = 纸牌
sample-wood = 木头
sample-coin = 钱币
sample-water = 水声
sample-chime = 轮到你
# 另一个开关，以及一行说明。
sound-vibration = 轮到你时振动
sound-vibration-note = 设备能振动才有效。
# 浏览器不能发出声音。
sound-none = 这个浏览器不能播放声音。
