// Builds the specimen of the Puerto Rico table from small templates: the expected HTML of each piece in one place, in
// the busiest position, in two languages and two editions.
const q = new URLSearchParams(location.hash.slice(1));
const zh = q.get('lang') === 'zh';
const classic = q.get('edition') !== '1897';
const view = q.get('view') || 'load';
const count = Number(q.get('n') || 5);
const tab = q.get('tab') || { load: 'harbour', place: 'town', take: 'harbour', store: 'town', visit: 'island', roles: 'roles' }[view] || 'town';
const html = document.documentElement;
html.lang = zh ? 'zh-Hant' : 'en';
if (q.get('theme')) html.dataset.theme = q.get('theme');
if (q.get('text')) html.dataset.text = html.dataset.textScale = q.get('text');

const t = (en, han) => (zh ? han : en);
const e = (old, late) => (classic ? old : late); // what the two editions call differently
const art = (id, cls = '', sheet = 'puerto-rico') => `<svg class="${cls}" aria-hidden="true"><use href="../public/art/${sheet}.svg#${id}"/></svg>`;
const icon = (id, cls = 'icon') => art(`ui-${id}`, cls, 'ui');
const mark = (n) => art(`seat-${n}`, 'mark', 'ui');
const key = (good) => (classic && good === 'fruit' ? 'indigo' : good);
const good = (g) => art(`g-${key(g)}`);
const GOODS = ['corn', 'fruit', 'sugar', 'tobacco', 'coffee'];

// key: [cost, points, level, when, circles, copies, classic, 1897, classic zh, 1897 zh]
const B = {
  small_fruit: [1, 1, 1, 'craftsman', 1, 4, 'Small Indigo Plant', 'Small Fruit Depot', '小型染料廠', '小型水果倉庫'],
  small_market: [1, 1, 1, 'trader', 1, 2, 'Small Market', 'Small Market', '小市場', '小型市集'],
  small_sugar: [2, 1, 1, 'craftsman', 1, 4, 'Small Sugar Mill', 'Small Sugar Mill', '小型蔗糖廠', '小型製糖廠'],
  builders_yard: [2, 1, 1, 'planter', 1, 2, 'Construc\u00adtion Hut', 'Builder’s Yard', '建築工房', '建材行'],
  hacienda: [2, 1, 1, 'planter', 1, 2, 'Hacienda', 'Hacienda', '大農莊', '大莊園'],
  small_warehouse: [3, 1, 1, 'captain', 1, 2, 'Small Ware\u00adhouse', 'Small Ware\u00adhouse', '小倉庫', '小型倉庫'],
  large_fruit: [3, 2, 2, 'craftsman', 3, 3, 'Indigo Plant', 'Large Fruit Depot', '大型染料廠', '大型水果倉庫'],
  large_sugar: [4, 2, 2, 'craftsman', 3, 3, 'Sugar Mill', 'Large Sugar Mill', '大型蔗糖廠', '大型製糖廠'],
  hospital: [4, 2, 2, 'planter', 1, 2, 'Hospice', 'Hospital', '賓館', '醫院'],
  office: [5, 2, 2, 'trader', 1, 2, 'Office', 'Office', '辦事處', '辦事處'],
  large_market: [5, 2, 2, 'trader', 1, 2, 'Large Market', 'Large Market', '大市場', '大型市集'],
  large_warehouse: [6, 2, 2, 'captain', 1, 2, 'Large Ware\u00adhouse', 'Large Ware\u00adhouse', '大倉庫', '大型倉庫'],
  tobacco_storage: [5, 3, 3, 'craftsman', 3, 3, 'Tobacco Storage', 'Large Tobacco Storage', '雪茄廠', '大型菸草倉庫'],
  coffee_roaster: [6, 3, 3, 'craftsman', 2, 3, 'Coffee Roaster', 'Large Coffee Roaster', '咖啡廠', '大型烘豆所'],
  factory: [7, 3, 3, 'craftsman', 1, 2, 'Factory', 'Factory', '工廠', '工廠'],
  school: [8, 3, 3, 'builder', 1, 2, 'Uni\u00adversity', 'School', '大學', '學校'],
  harbor: [8, 3, 3, 'captain', 1, 2, 'Harbor', 'Harbor', '港口', '港口'],
  wharf: [9, 3, 3, 'captain', 1, 2, 'Wharf', 'Wharf', '碼頭', '船塢'],
  fire_station: [10, 4, 4, 'end', 1, 1, 'Guild Hall', 'Fire Station', '商會', '消防站'],
  residence: [10, 4, 4, 'end', 1, 1, 'Residence', 'Residence', '住宅', '住宅'],
  fortress: [10, 4, 4, 'end', 1, 1, 'Fortress', 'Fortress', '要塞', '堡壘'],
  customs_house: [10, 4, 4, 'end', 1, 1, 'Customs House', 'Customs House', '海關', '海關大樓'],
  city_hall: [10, 4, 4, 'end', 1, 1, 'City Hall', 'City Hall', '市政廳', '市政廳'],
};
const MAKES = { small_fruit: 'fruit', large_fruit: 'fruit', small_sugar: 'sugar', large_sugar: 'sugar', tobacco_storage: 'tobacco', coffee_roaster: 'coffee' };
const nameOf = (k) => B[k][6 + (classic ? 0 : 1) + (zh ? 2 : 0)];
const when = (k) => (B[k][3] === 'end' ? 'ph-end' : `r-${B[k][3]}`);
const rings = (n, on, will = 0) => Array.from({ length: n }, (_, i) => `<i class="ring ${i < on ? 'is-on' : i < on + will ? 'is-will' : ''}"></i>`).join('');

function lot([k, on, state = '', will = 0]) {
  const [, vp, level, , circles] = B[k];
  return `<li class="lot ${level === 4 ? 'lot--large' : ''}"><button class="bld ${state}">${art('b-' + k, 'bld__art')}${art(when(k), 'bld__when')}
    ${MAKES[k] ? art('g-' + key(MAKES[k]), 'bld__good') : ''}<span class="bld__street"><span class="bld__rings">${rings(circles, on, will)}</span><span class="bld__vp">${vp}</span></span>
    <span class="bld__name">${nameOf(k)}</span></button></li>`;
}
const plot = ([k, on, state = '']) => `<li><button class="plot ${state}">${art('t-' + key(k), 'plot__art')}<i class="ring ${on === 2 ? 'is-will' : on ? 'is-on' : ''}"></i></button></li>`;
const crate = (g) => (g ? `<i class="crate">${good(g)}</i>` : '<i class="crate crate--none"></i>');

function ship(size, g, n, state = '') {
  const hold = Array.from({ length: size }, (_, i) => crate(i < n ? g : '')).join('');
  return `<button class="ship ${state}" data-size="${size}">${art('ship-rig', 'ship__rig')}<span class="ship__hull">${art('ship-stern', 'ship__stern')}
    <span class="ship__hold">${hold}</span>${art('ship-bow', 'ship__bow')}</span>${art('mooring', 'ship__rope')}<span class="ship__size">${size}</span></button>`;
}

const NAMES = [['Ana', '安娜', ''], ['Bo', '小波', 'Merchant'], ['Inés', '伊內絲', 'Governor'], ['Tomás', '托瑪斯', 'Viceroy'], ['Dolores', '多洛雷斯', 'Apprentice']];
const WHO = (i) => t(NAMES[i][0], NAMES[i][1]);
const gd = (g, n) => `<span class="gd">${good(g)}${n}</span>`;
const stat = (svg, n) => `<span class="stat">${svg}${n}</span>`;
const PURSES = [[4, 1, 12, 31, [2, 1, 3, 1, 2]], [12, 0, 8, '?', [0, 4, 2]], [0, 3, 10, '?', [5, 0, 0, 2]], [7, 0, 11, '?', [1, 2, 3, 4, 5]], [3, 2, 9, '?', []]];
function seat(i) {
  const [coins, idle, built, vp, held] = PURSES[i];
  return `<li><button class="seat ${i === 0 ? 'is-turn is-me' : ''} ${i === 1 ? 'is-governor has-badge' : ''} ${view === 'visit' && i === 3 ? 'is-shown' : ''}" data-seat="${i + 1}">${mark(i + 1)}<span class="seat__name">${WHO(i)}${i === 1 ? art('governor', 'seat__gov') : ''}
    <span class="seat__kind">${NAMES[i][2]}</span></span><span class="seat__counts">${stat(art('coin'), coins)}${stat(art('worker'), idle ? `11+${idle}` : 9)}${stat(icon('city', ''), built + '<i class="of">/12</i>')}${stat(art('vp'), vp)}</span>
    <span class="seat__goods">${held.map((n, g) => (n ? gd(GOODS[g], n) : '')).join('')}</span></button></li>`;
}

const ROLES = [['planter', e('Settler', 'Planter'), e('開拓者', '種植者')], ['recruiter', e('Mayor', 'Recruiter'), e('市長', '招募官')], ['builder', 'Builder', '建築師'],
  ['craftsman', 'Crafts\u00adman', e('工匠', '製造商')], ['trader', 'Trader', e('商人', '貿易商')], ['captain', 'Captain', '船長'],
  ['adventurer', e('Prospec\u00adtor', 'Adven\u00adturer'), e('礦工', '探險家')], ['adventurer', e('Prospec\u00adtor', 'Adven\u00adturer'), e('礦工', '探險家')]];
const CURRENT = { load: 5, store: 5, take: 0, place: 1, build: 2, visit: 5 }[view];
const roles = () => `<ul class="roles ${view === 'roles' ? 'is-asked' : ''}">${ROLES.slice(0, count === 5 ? 8 : count === 4 || count === 2 ? 7 : 6).map(([k, en, han], i) => {
  const by = i === CURRENT ? [0, 'is-current'] : i === 3 ? [1, 'is-taken'] : i === 4 ? [2, 'is-taken'] : view === 'roles' ? ['', 'is-legal'] : ['', ''];
  return `<li><button class="role ${by[1]} ${by[0] === '' ? '' : 'has-taker'}">${art('r-' + k, 'role__icon')}<span class="role__name">${t(en, han)}</span>
    ${i === 6 || i === 1 ? `<span class="role__coins">${art('coin')}${i === 1 ? 1 : 2}</span>` : ''}${by[0] === '' ? '' : `<span class="role__by">${mark(by[0] + 1)}<span>${WHO(by[0])}</span></span>`}</button></li>`;
}).join('')}</ul>`;

const DONE = [['is-done', `3 ${good('corn')} +3 ${art('vp')} +1`], ['is-done', `4 ${good('fruit')} +4 ${art('vp')}`], ['is-now', t('loads …', '裝載中……')], ['is-next', t('then', '接著')], ['is-next', '']];
const phase = () => `<h2 class="phase__title">${art('r-' + (CURRENT === undefined ? 'captain' : ROLES[CURRENT][0]))}<span>${t('Captain', '船長')}</span></h2><ol class="phase__list">${DONE.slice(0, count)
  .map(([c, what], i) => `<li class="phase__line ${c}">${mark(i + 1)}<span class="phase__what">${WHO(i)} ${what}</span></li>`).join('')}</ol>`;

const fact = (svg, name, n, cls = '', level = '') => `<button class="fact ${cls}" aria-label="${name}" ${level === '' ? '' : `data-level="${level}"`}><span class="fact__art">${svg}</span><b class="fact__n"><span>${n}</span></b></button>`;
function harbour() {
  const sizes = { 5: [6, 7, 8], 4: [5, 6, 7], 3: [4, 5, 6], 2: [4, 6] }[count];
  const legal = view === 'load' ? 'is-legal' : '';
  const ships = [ship(sizes[0], 'fruit', 4, legal), ship(sizes[1], '', 0, legal), sizes[2] ? ship(sizes[2], 'corn', sizes[2], 'is-full') : ''].join('');
  const own = `<button class="ship ship--own ${legal}" data-size="1">${art('ship-own', 'ship__rig')}<span class="ship__hull">${art('ship-stern', 'ship__stern')}<span class="ship__hold">${crate('coffee')}<b class="ship__n">×2</b></span>${art('ship-bow', 'ship__bow')}</span>${art('mooring', 'ship__rope')}</button>`;
  const market = ['corn', 'fruit', 'sugar', 'tobacco', 'coffee', 'corn'].slice(0, count + 1);
  return `<div class="harbour__sea"><div class="harbour__ships">${ships}${own}</div></div>
    <div class="harbour__deck"><button class="harbour__house house">${art('crane', 'house__crane')}${art('house', 'house__roof')}<span class="house__name">${e(t('Trading house', '商店'), t('Trading house', '交易所'))}</span><span class="house__stalls">${crate('tobacco')}${crate('corn')}${crate('sugar')}${crate('')}</span></button>
    <ul class="harbour__tiles tiles"><li><button class="plot ${view === 'take' ? 'is-legal' : ''}">${art('t-quarry', 'plot__art')}<span class="plot__n">5</span></button></li>
    ${market.map((k) => `<li><button class="plot ${view === 'take' ? 'is-legal' : ''}">${art('t-' + key(k), 'plot__art')}</button></li>`).join('')}
    <li><span class="plot plot--back">${art('t-back', 'plot__art')}<span class="plot__n">31</span></span></li></ul>
    <div class="harbour__book"><div class="harbour__goods facts" role="group">${GOODS.map((g, i) => `<button class="fact">${good(g)}<b class="fact__n">${[5, 6, 8, 7, 0][i]}</b></button>`).join('')}</div>
    <div class="harbour__register"><div class="facts" role="group">${fact(art('register'), 'register', 5)}${fact(art('supply'), 'supply', 38, 'gauge', 4)}</div></div>
    <div class="harbour__ends facts" role="group">${fact(art('vp'), 'points', 64, 'gauge', 6)}${fact(icon('city', ''), 'town', '12<i class="of">/12</i>', 'gauge is-near', 10)}</div></div>
    <button class="harbour__shop shopbtn">${art('shop')}<span>${t('Buildings', '建築')}</span></button></div>`;
}

const LAND = [['quarry', 1], ['quarry', 0], ['corn', 1], ['corn', 0], ['fruit', 1], ['fruit', 1], ['sugar', 1], ['sugar', 0], ['tobacco', 1], ['coffee', 1], ['coffee', 0], ['quarry', 1]];
const TOWN = [['large_fruit', 2], ['small_warehouse', 1], ['tobacco_storage', 3], ['hacienda', 1], ['coffee_roaster', 1], ['harbor', 1], ['city_hall', 1], ['wharf', 0], ['large_sugar', 1], ['fire_station', 0]];
function mat() {
  const placing = view === 'place';
  const land = LAND.map(([k, on], i) => plot([k, placing && i === 1 ? 2 : on, placing && !on ? 'is-legal' : '']));
  const town = TOWN.map(([k, on], i) => lot([k, on, placing && on < B[k][4] ? 'is-legal' : '', placing && i === 0 ? 1 : 0]));
  const few = Number(q.get('few') || 12);
  const goods = PURSES[0][4].map((n, i) => `<button class="gd ${view === 'load' && i < 2 ? 'is-legal' : ''}"><span class="gd__n">${good(GOODS[i])}${n}</span>${view === 'roles' ? `<span class="gd__price">+${i}</span>` : ''}</button>`).join('');
  return `<header class="purse"><h2 class="purse__who">${mark(view === 'visit' ? 4 : 1)}<span>${view === 'visit' ? t('Tomás’s island', '托瑪斯的島') : t('Your island', '你的島')}</span></h2>
    <span class="stat purse__coins">${art('coin')}4</span><span class="stat">${art('vp')}31</span><span class="stat purse__points">${art('shop')}28</span><span class="stat purse__off">${art('discount')}−2</span>
    <span class="purse__goods">${goods}</span>${placing ? `<p class="pool">${art('worker').repeat(3)}<b>3</b></p>` : `<p class="idle">${art('worker')}<b>1</b></p>`}</header>
    <div class="mat__isle">${art('isle', 'mat__coast')}${art('compass', 'mat__compass')}${art('river', 'mat__river')}${art('bridge', 'mat__bridge')}<section class="mat__land"><h3 class="vh">${t('Island', '島')}</h3><ul class="land">${land.slice(0, few).join('')}${'<li class="plot plot--none"></li>'.repeat(12 - few)}</ul></section>
    <section class="mat__town"><h3 class="vh">${t('Town', '城')}</h3><ul class="town">${town.slice(0, few).join('')}${'<li class="lot lot--none"></li>'.repeat(12 - few)}</ul></section></div>`;
}

function offer(k) {
  const [cost, vp, level, , circles, copies] = B[k];
  const price = Math.max(0, cost - 1 - Math.min(level, 2));
  const state = k === 'small_market' ? 'is-gone' : k === 'hacienda' || k === 'harbor' ? 'is-owned is-dim' : price > 4 ? 'is-dim' : k === 'office' ? 'is-legal is-selected' : 'is-legal';
  return `<li><button class="offer ${state}">${art('b-' + k, 'offer__art')}<span class="offer__name">${nameOf(k)}</span>
    <span class="offer__facts"><span class="offer__left">×${k === 'small_market' ? 0 : copies - 1 || 1}</span><span class="bld__vp">${vp}</span><span class="bld__rings">${rings(circles, 0)}</span></span>
    <span class="offer__price"><s>${cost}</s><b>${price}</b></span></button></li>`;
}
const shop = () => `<section class="shop"><header class="shop__head"><h2>${t('Buildings', '建築')}</h2><p class="shop__note"><span class="stat">${art('coin')}4</span><span class="stat">${art('discount')}−2</span></p>
  <button class="iconbtn" aria-label="Close">${icon('close')}</button></header><ol class="shop__levels">${[1, 2, 3, 4].map((level) => `<li class="shop__level"><h3 class="shop__cap">${art('discount')}<span>${t('at most', '至多')} −${level}</span></h3>
  <ul>${Object.keys(B).filter((k) => B[k][2] === level).map(offer).join('')}</ul></li>`).join('')}</ol></section>`;
const storage = () => `<ul class="storage">${GOODS.map((g, i) => `<li class="storage__row"><span class="gd">${good(g)}${PURSES[0][4][i]}</span>
  <button class="storage__all" aria-pressed="${i === 2}">${t('store all', '全部儲存')}</button><button class="storage__one" aria-pressed="${i === 4}">1</button></li>`).join('')}</ul>`;

const ASK = {
  load: ['captain', 'Load one good. You must.', '裝載一種貨物。必須裝載。', '2 possible', '有 2 種選擇', ['Corn → ship 7', '玉米→7 格船'], ['Wharf', '自有船']],
  place: ['recruiter', 'Place your colonists: 3 left.', '分配移民：還有 3 位。', 'Tap a ring', '點選圈圈', ['As last time', '同上次'], ['Confirm', '確定']],
  take: ['planter', 'Take a plantation, or a quarry.', '拿取一塊種植園或採礦場。', 'Privilege of the Settler', '開拓者特權', ['Take nothing', '不拿'], null],
  build: ['builder', 'Build the Office for 2 coins?', '支付 2 元建造辦事處？', '5 − 1 privilege − 2 quarries = 2 · 2 coins left', '5 − 特權 1 − 採礦場 2 = 2', ['Build nothing', '不建造'], ['Build', '建造']],
  store: ['captain', 'Store: 1 kind whole, and 1 crate.', '儲存：1 種全部，另加 1 箱。', '3 crates would be lost', '將失去 3 箱', ['Clear', '清除'], ['Store', '儲存']],
};
ASK.visit = ASK.load;
ASK.roles = ['privilege', 'Choose a role.', '選擇一個角色。', '5 of 8 left', '剩 5 張', ['What happened?', '剛才發生什麼？'], null];
function prompt() {
  const [role, en, han, noteEn, noteHan, one, two] = ASK[view];
  return `<section class="prompt is-mine may-undo ${two ? 'has-many-acts' : ''}" aria-label="${t('What to do', '現在要做')}">${art(role === 'privilege' ? role : 'r-' + role, 'prompt__icon')}<div class="prompt__say"><p class="prompt__text"><strong>${t(en, han)}</strong></p>
    <p class="prompt__note">${t(noteEn, noteHan)} · <a href="#">PR-CAP-03</a></p></div><div class="prompt__acts"><button class="btn btn--quiet">${icon('undo')}${t('Undo', '復原')}</button>
    <button class="btn">${t(...one)}</button>${two ? `<button class="btn btn--primary">${t(...two)}</button>` : ''}</div></section>`;
}

const tabs = () => `<div class="tabs" role="group">${[['roles', 'privilege', 'Roles', '角色'], ['harbour', 'register', 'Harbour', '港口'], ['town', 'shop', 'Town', '城鎮'], ['island', 'bag', 'Island', '島嶼']]
  .map(([k, i, en, han]) => `<button class="tabs__tab" aria-pressed="${k === tab}">${art(i, 'icon')}<span>${t(en, han)}</span>${k === 'harbour' && tab !== k ? '<i class="tabs__dot"></i>' : ''}</button>`).join('')}</div>`;

document.getElementById('root').innerHTML = `<div class="table ${classic ? 'is-classic' : 'is-1897'} of-${count} ${view === 'build' ? 'is-shopping' : ''} ${view === 'place' ? 'is-placing' : ''}" data-game="puerto-rico"><div class="table__top"><header class="appbar"><button class="iconbtn" aria-label="Menu">${icon('menu')}</button>
  <h1 class="appbar__title">${e(t('Puerto Rico', '波多黎各'), t('Puerto Rico 1897', '波多黎各 1897'))}</h1><p class="appbar__round">${t('Round 13', '第 13 輪')}</p>
  <nav class="appbar__tools" aria-label="Tools">${['list', 'log', 'rules'].map((i) => `<button class="iconbtn" aria-label="${i}">${icon(i)}</button>`).join('')}</nav></header></div>
  <div class="mat-table" data-tab="${tab}" data-n="${count}">
  <section class="table__rail"><ul class="rail ${count >= 5 ? 'at-least-5' : ''}">${NAMES.slice(0, count).map((_, i) => seat(i)).join('')}</ul></section>${tabs()}
  <section class="table__roles">${roles()}</section><section class="table__phase phase">${phase()}</section><section class="table__common harbour">${harbour()}</section>
  <main class="table__mat mat ${view === 'place' ? 'is-placing' : ''} ${view === 'visit' ? 'is-visiting' : ''}" id="main">${mat()}</main>${view === 'build' ? shop() : ''}${view === 'store' ? storage() : ''}</div>${prompt()}
  <div class="table__ticker"><ol class="ticker" aria-hidden="true"><li>${mark(2)} ${t('Bo loads 4 indigo, 4 points', '小波裝載 4 箱染料，得 4 分')}</li></ol></div>
  <aside class="table__log logcol" aria-label="Log"><header><h2>${t('Log', '紀錄')}</h2></header><ol class="log"><li class="log__round"><h3>${t('Round 13', '第 13 輪')}</h3></li></ol></aside></div>`;
