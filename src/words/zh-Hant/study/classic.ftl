### 波多黎各經典版：名稱不同的欄位。
field-crates = 貨物
field-countryside = 郊區
field-workers = 移民
field-idle-workers = 沒有位置的移民
field-market = 翻開的郊區方塊
field-bag = 接下來依序抽到的郊區方塊
field-ships = 貨船
field-trading-house = 商店
field-register = 等待中的移民
field-gone-workers = 離開遊戲的移民
