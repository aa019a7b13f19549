// Builds the specimen's views from small templates, so that the expected HTML
// of each component stands in one place and both languages can be compared.
const q = new URLSearchParams(location.hash.slice(1));
const zh = q.get('lang') === 'zh';
const html = document.documentElement;
html.lang = zh ? 'zh-Hant' : 'en';
if (q.get('theme')) html.dataset.theme = q.get('theme');
if (q.get('text')) html.dataset.text = html.dataset.textScale = q.get('text');

const t = (en, han) => (zh ? han : en);
const art = (id, cls = '', sheet = 'san-juan') =>
  `<svg class="${cls}" aria-hidden="true"><use href="../public/art/${sheet}.svg#${id}"/></svg>`;
const icon = (id, cls = 'icon') => art(`ui-${id}`, cls, 'ui');
const mark = (n, cls = 'mark') => art(`seat-${n}`, cls, 'ui');

// key: [cost, points, phase, English, Chinese]
const KINDS = {
  prod_t1: [1, 1, 'producer', 'Corn Barn', '玉米穀倉'], prod_t2: [2, 1, 'producer', 'Fruit Warehouse', '水果倉庫'],
  prod_t3: [3, 2, 'producer', 'Sugar Mill', '製糖廠'], prod_t4: [4, 2, 'producer', 'Tobacco Storage', '菸草倉庫'],
  prod_t5: [5, 3, 'producer', 'Coffee Roaster', '烘豆所'], smithy: [1, 1, 'builder', 'Distill\u00adery', '酒廠'],
  gold_mine: [1, 1, 'prospector', 'Gold Mine', '金礦'], archive: [1, 1, 'councillor', 'Notary', '公證處'],
  poor_house: [2, 1, 'builder', 'Hospital', '醫院'], black_market: [2, 1, 'builder', 'Under\u00adground Market', '地下市場'],
  trading_post: [2, 1, 'trader', 'Trading Post', '交易站'], well: [2, 1, 'producer', 'Factory', '工廠'],
  market_stand: [2, 1, 'trader', 'Small Market', '小型市集'], crane: [2, 1, 'builder', 'Crane', '起重機'],
  chapel: [3, 2, 'round', 'Chapel', '小教堂'], tower: [3, 2, 'round', 'Light\u00adhouse', '燈塔'],
  aqueduct: [3, 2, 'producer', 'Canal', '運河'], carpenter: [3, 2, 'builder', 'Lumber\u00adyard', '伐木場'],
  prefecture: [4, 2, 'councillor', 'Resort', '渡假村'], market_hall: [4, 2, 'trader', 'Large Market', '大型市集'],
  quarry: [4, 2, 'builder', 'Building Supplier', '建材行'], library: [5, 3, 'all', 'Publish\u00ading House', '出版公司'],
  statue: [3, 3, 'end', 'Statue', '雕像'], victory_column: [4, 4, 'end', 'Triumphal Arch', '凱旋門'],
  hero: [5, 5, 'end', 'Hero Monument', '偉人像'], guild_hall: [6, '?', 'end', 'Assembly Hall', '會議廳'],
  city_hall: [6, '?', 'end', 'City Hall', '市政廳'], triumphal_arch: [6, '?', 'end', 'City Square', '城市廣場'],
  palace: [6, '?', 'end', 'Customs House', '海關大樓'],
  office: [1, 1, 'round', 'Office', '辦事處'], guard_room: [1, 1, 'builder', 'Fort', '堡壘'], cottage: [2, 1, 'prospector', 'Cottage', '農舍'],
  school: [2, 1, 'councillor', 'School', '學校'], park: [3, 2, 'builder', 'Park', '公園管理局'], customs_office: [3, 2, 'producer', 'Zoning Office', '區劃辦公室'],
  church: [3, 2, 'round', 'Church', '教堂'], harbor: [4, 2, 'trader', 'Harbor', '港口'], bank: [4, 2, 'builder', 'Bank', '銀行'],
  residence: [6, '?', 'end', 'Residence', '住宅'], cathedral: [7, '?', 'end', 'Cathedral', '主教座堂'],
};
// The classic edition prints other houses under these keys.
const CLASSIC = q.get('edition') === 'classic'
  ? 'prod_t1 prod_t2 prod_t3 prod_t4 prod_t5 smithy well tower aqueduct quarry victory_column triumphal_arch palace'.split(' ') : [];
const front = (k) => (CLASSIC.includes(k) ? 'c-' : 'b-') + k;

const nameOf = (k) => t(KINDS[k][3], KINDS[k][4]);

function card(k, state = '') {
  const [cost, points, phase] = KINDS[k];
  const tier = k.startsWith('prod_') ? k.slice(6) : CLASSIC.length && '0';
  const good = tier ? ` data-good="${CLASSIC.length ? 'c' : 't'}${tier}"` : '';
  const stamp = state.includes('is-paid') ? art('st-paid', 'card__stamp')
    : state.includes('is-new') ? art('st-new', 'card__stamp') : '';
  return `<button class="card ${state}"${good}>${art(front(k), 'card__art')}<span class="card__name">${nameOf(k)}</span>
    <span class="card__cost"><span class="vh">${t(', cost ', '，費用 ')}</span>${cost}</span>${art('ph-' + phase, 'card__when')}
    <span class="card__vp"><span class="vh">${t(', points ', '，分數 ')}</span>${points}</span>${stamp}</button>`;
}

function slot(k, state = '', extra = {}) {
  const good = extra.good ? `<span class="slot__good" role="img" aria-label="${extra.good}">${art('g-' + extra.good)}</span>` : '';
  const tuck = extra.tuck ? `<span class="slot__tuck"><span class="vh">${t("cards under it: ", "其下的牌：")}</span>${extra.tuck}</span>` : '';
  return `<li class="slot ${extra.good ? 'has-good' : ''}">${card(k, state)}${good}${tuck}</li>`;
}

const empty = (n) => `<li class="slot slot--empty"><span class="slot__no">${n}</span></li>`;

function seat(n, name, kind, hand, built, goods, row, cls = '', gov = false) {
  return `<li><button class="seat ${cls} ${gov ? 'is-governor' : ''}" data-seat="${n}">
    ${mark(n)}<span class="seat__name">${name}${gov ? art('governor', 'seat__gov') : ''}
    ${kind ? `<span class="seat__kind">${kind}</span>` : ''}</span>
    <span class="seat__counts"><span class="stat">${icon('hand')}<span class="vh">${t(', hand ', '，手牌 ')}</span>${hand}</span>
    <span class="stat">${icon('city')}<span class="vh">${t(', buildings ', '，建築 ')}</span>${built}/12</span></span>
    <span class="seat__goods">${goods.map((g) => art('g-' + g)).join('')}</span>
    <span class="seat__row" aria-hidden="true">${row.map((k) => art('b-' + k)).join('')}</span></button></li>`;
}

const appbar = (round) => `<header class="appbar"><button class="iconbtn" aria-label="Menu">${icon('menu')}</button>
  <h1 class="appbar__title">${t('San Juan 1897', '聖胡安 1897')}</h1><p class="appbar__round">${round}</p>
  <nav class="appbar__tools" aria-label="Tools">${['undo', 'list', 'log', 'rules', 'settings']
    .map((i) => `<button class="iconbtn ${i === 'list' || i === 'undo' ? '' : 'iconbtn--wide'}" aria-label="${i}">${icon(i)}</button>`).join('')}</nav></header>`;

const ROLES = [['builder', 'Builder', '建築師'], ['producer', 'Producer', '製造商'], ['trader', 'Trader', '貿易商'],
  ['councillor', 'Recruiter', '招募官'], ['prospector', 'Explorer', '探險家']];

const roles = (states) => `<ul class="roles">${ROLES.map(([k, en, han], i) => {
  const [state, n, who] = states[i] || [];
  return `<li><button class="role ${state || ''}">${art('r-' + k, 'role__icon')}<span class="role__name">${t(en, han)}</span>
    ${n ? `<span class="role__by">${mark(n)}<span>${who}</span></span>` : ''}</button></li>`;
}).join('')}</ul>`;

const market = (open) => `<button class="pricetile ${open ? 'is-open' : ''}">
  <span class="pricetile__title">${open ? t('Prices now', '今日價格') : t('Last prices', '上次價格')}</span>
  <span class="pricetile__row">${[1, 2, 2, 3, 3].map((p, i) => `<span class="price">${art('g-t' + (i + 1))}${p}</span>`).join('')}</span></button>
  <dl class="piles"><div class="pile"><dt>${art('deck')}<span>${t('Deck', '抽牌堆')}</span></dt><dd>41</dd></div>
  <div class="pile"><dt>${art('discard')}<span>${t('Discard', '棄牌堆')}</span></dt><dd>23</dd></div></dl>`;

function prompt(kind) {
  if (kind === 'wait') {
    return `<section aria-label="${t('What to do', '現在要做')}" class="prompt is-wait">${art('r-trader', 'prompt__icon')}<div class="prompt__say">
      <p class="prompt__text">${t('<strong>Bo</strong> is choosing which goods to sell …', '<strong>小波</strong>正在選擇要出售的商品……')}</p></div>
      <div class="prompt__acts"><button class="btn">${icon('skip')}${t('Skip', '略過動畫')}</button></div></section>`;
  }
  if (kind === 'sell') {
    return `<section aria-label="${t('What to do', '現在要做')}" class="prompt is-mine">${art('r-trader', 'prompt__icon')}<div class="prompt__say">
      <p class="prompt__text">${t('<strong>Sell up to 2 goods.</strong> 1 chosen: draw 2 cards.', '<strong>出售至多 2 箱商品。</strong>已選 1 箱：抽 2 張牌。')}</p>
      <p class="prompt__note">${t('Privilege of the Trader', '貿易商特權')} · <a href="#">SJ-ROLE-TRADER-4</a></p></div>
      <div class="prompt__acts"><button class="btn">${t('Sell nothing', '不出售')}</button><button class="btn btn--primary">${t('Sell', '出售')}${icon('lock')}</button></div></section>`;
  }
  if (kind === 'pay') {
    return `<section aria-label="${t('What to do', '現在要做')}" class="prompt is-mine">${art('r-builder', 'prompt__icon')}<div class="prompt__say">
      <p class="prompt__text">${t('<strong>Build the Publishing House:</strong> choose 1 more card to pay.', '<strong>建造出版公司：</strong>再選 1 張牌支付。')}</p>
      <p class="prompt__note">${t('5 − 1 privilege = 4', '5 − 特權 1 = 4')} · <a href="#">SJ-BUILD-6</a></p></div>
      <p class="meter" role="img" aria-label="3 of 4"><span class="meter__pip is-on"></span><span class="meter__pip is-on"></span><span class="meter__pip is-on"></span><span class="meter__pip"></span><span class="meter__num">3 / 4</span></p>
      <div class="prompt__acts"><button class="btn btn--quiet">${t('Clear', '清除')}</button><button class="btn">${t('Cheapest', '最省')}</button><button class="btn btn--primary" aria-disabled="true">${t('Build', '建造')}</button></div></section>`;
  }
  return `<section aria-label="${t('What to do', '現在要做')}" class="prompt is-mine">${art('governor', 'prompt__icon')}<div class="prompt__say">
    <p class="prompt__text">${t('<strong>Choose a role.</strong> You are the governor and go first.', '<strong>選擇一個角色。</strong>你是總督，由你先選。')}</p>
    <p class="prompt__note">${t('3 of 5 left', '剩 3 張')} · <a href="#">SJ-FLOW-PICK-1</a></p></div>
    <div class="prompt__acts"><button class="btn">${icon('eye')}${t('What happened?', '剛才發生什麼？')}</button></div></section>`;
}

const LOG = [['1', 'Ana takes the <b>Recruiter</b>.', '安娜選擇<b>招募官</b>。'], ['', 'keeps 1 of 5 cards', '從 5 張中保留 1 張'],
  ['2', 'Bo keeps 1 of 2 cards.', '小波從 2 張中保留 1 張。'], ['3', 'Cy keeps 2 of 2 cards (Resort).', '阿志保留 2 張（渡假村）。'],
  ['2', 'Bo takes the <b>Trader</b>: corn 1, fruit 2, sugar 2, tobacco 3, coffee 3.', '小波選擇<b>貿易商</b>：玉米 1、水果 2、蔗糖 2、菸草 3、咖啡 3。'],
  ['', 'sells tobacco and corn, draws 4 cards', '出售菸草與玉米，抽 4 張牌']];
const log = () => `<ol class="log" role="log"><li class="log__round"><h3>${t('Round 9', '第 9 輪')}</h3></li>${LOG.map(([n, en, han]) =>
  n ? `<li class="log__line"><button>${mark(n)}<span>${t(en, han)}</span></button></li>`
    : `<li class="log__line log__line--effect"><span>${t(en, han)}</span></li>`).join('')}</ol>`;

function table(kind) {
  const pay = kind === 'pay', sell = kind === 'sell', choose = kind === 'table';
  const s = (sold) => (sell ? (sold ? 'is-legal is-selected' : 'is-legal') : '');
  const mine = [slot('prod_t1', s(false), { good: 't1' }), slot('prod_t3', s(true), { good: 't3' }), slot('prod_t5'), slot('tower'),
    slot('quarry'), slot('market_stand'), slot('smithy', 'is-covered'), slot('chapel', '', { tuck: 3 }), slot('black_market', 'is-new')];
  const hand = [['library', pay ? 'is-selected' : ''], ['hero', ''], ['statue', pay ? 'is-dim' : ''], ['prod_t4', pay ? 'is-paid' : ''],
    ['prod_t2', pay ? 'is-paid' : ''], ['city_hall', pay ? 'is-paid' : ''], ['well', pay ? 'is-legal' : '']];
  const many = q.get('hand') === '12' ? [['crane', ''], ['palace', ''], ['aqueduct', ''], ['carpenter', ''], ['guild_hall', '']] : [];
  const cards = [...hand, ...many];
  return `<div class="table ${CLASSIC.length ? 'is-classic' : ''}" data-game="san-juan">${appbar(t('Round 9', '第 9 輪'))}
  <section class="table__rail" aria-label="Players"><ul class="rail">
    ${seat(1, t('Ana', '安娜'), '', 7, 9, ['t1', 't3'], ['prod_t1', 'prod_t3', 'prod_t5', 'tower', 'quarry', 'market_stand', 'smithy', 'chapel', 'black_market'], kind === 'wait' ? '' : 'is-turn is-me', true)}
    ${seat(2, t('Bo', '小波'), t('Merchant', '商人'), 3, 8, ['t4', 't5'], ['prod_t1', 'prod_t4', 'prod_t5', 'aqueduct', 'well', 'market_hall', 'statue', 'city_hall'], kind === 'wait' ? 'is-turn' : '')}
    ${seat(3, t('Cy', '阿志'), t('Viceroy', '副王'), 4, 7, [], ['prod_t1', 'archive', 'prefecture', 'library', 'carpenter', 'victory_column', 'hero'])}
    ${q.get('n') === '4' ? seat(4, t('Dolores', '多洛雷斯'), t('Governor', '總督級'), 12, 11, ['t1', 't2', 't3', 't5'], ['prod_t1', 'prod_t2', 'prod_t3', 'prod_t5', 'well', 'market_hall', 'tower', 'palace', 'hero', 'statue', 'crane']) : ''}</ul></section>
  <section class="table__roles" aria-label="Roles">${roles(choose ? [['is-legal'], ['is-legal'], ['is-taken', 2, t('Bo', '小波')], ['is-taken', 3, t('Cy', '阿志')], ['is-legal']]
    : [pay ? ['is-current', 1, t('Ana', '安娜')] : [], [], sell || kind === 'wait' ? ['is-current', 1, t('Ana', '安娜')] : ['is-taken', 2, t('Bo', '小波')], ['is-taken', 3, t('Cy', '阿志')], []])}</section>
  <section class="table__market market" aria-label="Trading house">${market(sell)}</section>
  <main class="table__city city" id="main"><header class="zone"><h2>${t('Your city', '你的城市')}</h2><p class="zone__facts"><span class="stat">${icon('city')}9/12</span><span class="stat">${art('vp')}17</span></p></header>
    <ol class="city__slots at-least-5 at-least-7 at-least-9">${mine.join('')}${[10, 11, 12].map(empty).join('')}</ol></main>
  <section class="table__hand hand" aria-label="Hand"><header class="zone"><h2>${t('Your hand', '你的手牌')}</h2><p class="zone__facts"><span class="stat">${icon('hand')}${cards.length}</span><span>${t('limit 12', '上限 12')}</span></p></header>
    <ul class="hand__cards ${cards.length > 8 ? 'hand__cards--many' : ''}">${cards.map(([k, c]) => `<li>${card(k, c)}</li>`).join('')}</ul></section>
  ${prompt(kind === 'table' ? 'role' : kind)}
  <div class="table__ticker"><ol class="ticker" aria-hidden="true"><li>${mark(2)} ${t('Bo sells tobacco and corn, draws 4 cards', '小波出售菸草與玉米，抽 4 張牌')}</li></ol></div>
  <aside class="table__log logcol" aria-label="Log"><header><h2>${t('Log', '紀錄')}</h2></header>${log()}</aside></div>`;
}
