### 波多黎各经典版：名称不同的栏。
field-countryside = 岛屿
field-workers = 移民
field-idle-workers = 没有安排的移民
field-register = 等候的移民
field-gone-workers = 离开游戏的移民
