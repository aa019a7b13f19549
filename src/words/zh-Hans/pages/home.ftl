## 首页

# 项目名称下面的一行。
home-motto = 碗筷收走之前，再来一局。
# 每款游戏的卡片上：不分版本的标题、上面的一行、介绍，以及三件事（人数、时间、对手）。
pitch-san-juan-title = 圣胡安
pitch-san-juan-over = 一手牌，建起一座城
pitch-san-juan-about = 每张牌都是建筑，是钱，也是能卖的货物。选一个角色，每位玩家都行动，而你比别人多一点好处。建成第十二栋，游戏就结束。
pitch-san-juan-players = 2–8 人，两个版本
pitch-san-juan-length = 20–60 分钟
pitch-san-juan-levels = 八级对手
# 波多黎各。
pitch-puerto-rico-title = 波多黎各
pitch-puerto-rico-over = 种植园、货船和一座城镇
pitch-puerto-rico-about = 种植、招人、建造、生产、出售、装船：你选的角色让每位玩家都忙起来，你还另有特权。运出的货物和自己的建筑都能得分。
pitch-puerto-rico-players = 2–5 人，两个版本
pitch-puerto-rico-length = 40–90 分钟
pitch-puerto-rico-levels = 八级对手
# 银杏城。
pitch-ginkgopolis-title = 银杏城
pitch-ginkgopolis-over = 一座不断生长的城市
pitch-ginkgopolis-about = 所有玩家暗中选一张卡牌，单独打出，或者搭配一个板块：开采一栋建筑，在城边城市化，或者再盖一层楼。最后掌握街区，就掌握这座城市。
pitch-ginkgopolis-players = 2–5 人，或单人对哈尔
pitch-ginkgopolis-length = 45 分钟
pitch-ginkgopolis-levels = 八级对手
# 开始新的一局。
home-new-game = 新游戏
# 继续最近的一局。
home-go-on = 继续
# 写在最近的一局上方。
home-latest = 最近的一局
home-new-here = 第一次来？
home-new-here-note = 第一局有教练陪你玩。
# 自己的对局之外还有什么，是一组链接的名称。
home-ways = 主要页面
# 去摆局。
home-study = 摆局
home-study-note = 摆出任何局面，亲手移动每个部件，看看会怎样发展。
home-learn = 课程
home-rules = 规则
home-play = 开玩
home-company = 和谁玩
home-against = 对电脑对手
home-together = 同一台设备
home-by-devices = 多台设备
home-join = 加入牌桌
home-by-link = 用链接
home-today = 今天
home-games = 我的对局
home-learnt = { $lessons ->
    [0] 第一局、课程、谜题、规则
   *[other] 已学完{ $lessons }课
}
# 谁做的、谁没有参与。
home-colophon = 非官方的爱好者作品，图和文字都是自己做的。不用账号，没有广告，数据不会离开这台设备。
# 导航的名称。
home-nav = 语言和设置

## 需要加载的部分

# 正在加载。
fetch-coming = 加载中……
# 没有加载到。
fetch-missing = 这部分没有加载成功。请检查网络连接；加载一次之后，它就留在这台设备上。如果再试也不行，请重新加载页面。存档都还在。
# 知道原因时用这些；后面接 `fetch-advice`。
fetch-why-missing = 这部分没有加载成功：服务器上已经没有它了，页面可能有了新版本。
fetch-why-server = 这部分没有加载成功：服务器出了问题。
fetch-why-unreachable = 这部分没有加载成功：连不上服务器，请检查网络连接。
fetch-why-slow = 这部分没有加载成功：几秒钟没有收到任何内容，也许还在路上。
fetch-why-altered = 这部分没有加载成功：收到的是别的东西，也许是网络的登录页面。
fetch-advice = 如果再试也不行，请重新加载页面。存档都还在。
# 再要一次。
fetch-retry = 再试一次

## 离线游玩、新版本、安装

# 都存好了：没有网络也能玩。
pwa-ready = 可以离线玩了。
# 正在存。
pwa-preparing = 正在准备离线游玩……
# 缺一些文件。
pwa-missing = 离线游玩还缺一些文件，联网后会自动加载。
# 浏览器存不了程序。
pwa-impossible = 这个浏览器不支持离线游玩。
# 游戏中，新版本在等。
pwa-later = 新版本准备好了，这一局结束后更新。
# 不在游戏中，新版本在等。
pwa-now = 新版本准备好了。
# 换上新版本。
pwa-reload = 立即更新
# 别的标签页还在用旧版本。
pwa-blocked = 还有{ $tabs }个标签页在用旧版本，请先关闭。
# 这次先不管。
pwa-not-now = 以后再说
# 提议安装。
pwa-offer = 玩得开心吗？把饭后一局安装到这台设备上吧。
# 安装。
pwa-install = 安装
# 不再提议。
pwa-never = 不用了，谢谢
# 浏览器没有安装按钮时，教玩家怎么做。
pwa-how = 教我怎么做
# 步骤的标题。
pwa-steps-title = 三步放到主屏幕
# 在 iPhone 或 iPad 上的步骤。
pwa-step-1 = 点浏览器的分享按钮。
pwa-step-2 = 选“添加到主屏幕”。
pwa-step-3 = 点“添加”确认。牌桌准备好了，对局都在里面。
