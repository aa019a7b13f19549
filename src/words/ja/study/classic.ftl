### プエルトリコ、クラシック版：名前の違う項目。
field-countryside = 島
field-workers = 入植者
field-idle-workers = 置いていない入植者
field-bag = 次に引く農園の順
field-register = 植民船の入植者
field-gone-workers = ゲームから除いた入植者
