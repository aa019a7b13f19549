## 浏览器存储空间的状态

# 没有存储空间。
store-unavailable = 这个浏览器不保存对局，也许是无痕窗口。可以接着玩，但关闭标签页后对局就没有了。想留下，请导出。
# 存储空间已满。
store-full = 浏览器的存储空间已满，最近的行动没有保存。请删除不需要的存档，或者导出这一局。
# 快满了：用了多少，还放得下几局打完的游戏。
store-nearly = 浏览器的存储空间已经用了 { $percent }%，大约还放得下{ $games }局。请先导出全部对局，再删除不需要的。

## 存档列表

# 标题。
saved-title = 存档
# 有几局。
saved-count = { $games ->
    [0] 没有对局
   *[other] { $games }局
}
# 一局也没有。
saved-none = 还没有存档。
# 这时的说明。
saved-none-note = 每次选择之后都会自动保存。
# 打开一局。
saved-open = 继续
# 显示打完的一局的结果。
saved-result = 结果
# 给一局起名。
saved-rename = 重命名
# 输入栏：名称。
saved-title-of = 名称
# 名称可以空着。
saved-title-note = 留空就显示玩家的名字。
# 存下名称。
saved-keep = 保存名称
# 下载一局。
saved-export = 导出
# 下载所有对局。
saved-export-all = 全部导出
# 读入文件。
saved-import = 导入文件
# 说明可以拖放文件。
saved-drop = 也可以把文件拖到本页的任何地方。
# 文件拖到页面上方时显示。
saved-drop-now = 松开就导入文件
# 删除一局。
saved-delete = 删除
# 删除了一局；它的名称。
saved-deleted = 已删除：{ $title }
# 恢复它。
saved-undo = 撤销
# 已经恢复。
saved-undone = 对局回来了。
# 某个版本的一局；`new` 是圣胡安和波多黎各的 1897 版，后四个是银杏城的。
saved-edition = { $edition ->
    [new] { $game } 1897
    [classic] { $game }经典版
    [beginner] { $game }，入门游戏
    [draft] { $game }，标准游戏
    [solo] { $game }，单人对哈尔
    [expert] { $game }，单人对哈尔，专家难度
   *[other] { $game }
}
# 用了几项扩展和变体。
saved-additions = { $additions }项扩展或变体
# 第几轮。
saved-round = 第{ $round }轮
# 第一轮之前。
saved-opening = 开局选牌
# 已经结束；谁赢了。
saved-over = 已结束，{ $names }获胜
# 撤销超出了规则允许的范围。
saved-practice = 练习
# 名字旁边的得分。
saved-score = { $points }分
# 由游戏规则操作的对手：银杏城单人游戏的，和波多黎各的。
automa-hal = 哈尔
automa-puertoma = 波多马
automa-puertoma-one = 波多马一
automa-puertoma-two = 波多马二
# 上次什么时候玩的：$date 由浏览器写出。
saved-played = { $date }玩过
# 损坏的一局。
saved-damaged = 损坏的对局
# 有什么影响。
saved-damaged-note = 打不开了。内容原样保存着：可以导出它的文本，或者删除。
# 更新版本的一局。
saved-newer = 更新版本的对局
# 有什么影响。
saved-newer-note = 它来自更新的版本，原样保存着。请重新加载页面，再打开它。
# 按原样下载文本。
saved-export-raw = 导出文本
# 加入了这么多局。
saved-imported = 加入了{ $games }局。
# 它们只在内存里。
saved-imported-memory = 没有保存：关闭这个标签页后就没有了。
# 其中这么多局原来就有。
saved-imported-known = 其中{ $games }局原来就有。
# 这么多局读不了。
saved-imported-bad = { $games }局读不了，已跳过。
# 放不下这么多局。
saved-imported-no-room = 空间不够，{ $games }局没有加入。
# 又去掉了。
saved-import-undone = 已撤销导入。
# 正在读文件：百分比。
saved-reading = 正在读文件：{ $percent }%
# 正在检查其中的对局：第几局，共几局。
saved-checking = 正在检查第{ $done }局，共{ $of }局
# 正在保存。
saved-storing = 正在保存第{ $done }局，共{ $of }局
# 停下来。
saved-stop = 停止
# 导入之前：可以导入几局；然后是只放得下一部分（$fit）时。
saved-forecast = 可以导入{ $games }局。
saved-forecast-tight = 可以导入{ $games }局，但大约只放得下{ $fit }局。请删除不需要的存档，腾出空间。
# 导入这么多局。
saved-take-in = 导入{ $games }局
# 不导入。
saved-leave = 不导入
# 选择显示哪些对局的标签。
saved-which = 显示
# 所有游戏的对局。
saved-any-game = 所有游戏
# 列表显示哪些对局。
saved-stage-all = 进行中和已结束
saved-stage-running = 进行中
saved-stage-finished = 已结束
# 不限时间；一个月、半年、一年没玩。
saved-age-any = 任何时候玩的
saved-age-month = 一个月没玩的
saved-age-half-year = 半年没玩的
saved-age-year = 一年没玩的
# 显示了几局，共几局。
saved-chosen = { $of }局中的{ $chosen }局
# 删除正在显示的这几局。
saved-delete-these = 删除这{ $games }局
# 删除了这么多局。
saved-deleted-many = 删除了{ $games }局。
# 它们回来了。
saved-undone-many = { $games }局回来了。
# 再显示这么多局。
saved-more = 再显示{ $games }局
# 文件没有导入；文件名。
saved-refused = “{ $file }”没有导入。
# 不是本程序的文件。
saved-not-ours = 它不是从这里导出的。
# 来自更新的版本。
saved-file-newer = 它来自更新的版本。请重新加载页面，再导入一次。
# 有一处损坏。
saved-file-damaged = 文件已损坏。
# 完全读不了。
saved-unreadable = 浏览器不能把它当作文本读取。
# 什么都没有变。
saved-nothing-changed = 你的对局没有变化。
# 写在技术原因前面。
saved-reason = 详细信息：
