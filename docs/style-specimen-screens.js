// The specimen's pages beside the table. Uses the helpers of style-specimen.js.

const street = (keys) => keys.map((k) => art('b-' + k)).join('');
const FRIEZE = ['prod_t1', 'library', 'chapel', 'market_hall', 'prod_t3', 'city_hall', 'tower', 'archive', 'well', 'palace', 'hero', 'prefecture'];
const button = (label, cls = '') => `<button class="btn ${cls}">${label}</button>`;
const toolbar = (names) => names.map((i) => `<button class="iconbtn" aria-label="${i}">${icon(i)}</button>`).join('');
const pagebar = (title, tools = []) => `<header class="pagebar"><a class="iconbtn" href="#" aria-label="Back">${icon('back')}</a>
  <h1>${title}</h1><nav class="pagebar__tools">${toolbar(tools)}</nav></header>`;

const home = () => `<div class="page home"><header class="masthead">${art('logo', 'masthead__logo', 'ui')}
  <div><h1 class="masthead__name">Sobremesa <span lang="zh-Hant">飯後一局</span></h1>
  <p class="masthead__motto">${t('The table is cleared. One more game?', '碗盤收了，再來一局？')}</p></div>
  <nav class="masthead__tools">${toolbar(['lang', 'moon', 'settings'])}</nav></header>
  <main class="home__main" id="main">
  <section class="resume row"><div class="row__thumb" aria-hidden="true">${street(['prod_t1', 'prod_t3', 'tower', 'quarry', 'chapel'])}</div>
    <div class="row__main"><h2>${t('Go on: San Juan, round 9', '繼續：聖胡安，第 9 輪')}</h2><p class="row__people"><span>${mark(1)}${t('Ana', '安娜')}</span><span>${mark(2)}${t('Bo', '小波')}</span><span>${mark(3)}${t('Cy', '阿志')}</span></p></div>
    <div class="row__acts">${button(t('Continue', '繼續'), 'btn--primary')}</div></section>
  <section class="bill"><img class="bill__poster" src="../public/posters/san-juan.svg" alt=""><div class="bill__text">
    <p class="bill__over">${t('A card game for 2 to 4', '2 至 4 人卡牌遊戲')}</p><h2>${t('San Juan 1897', '聖胡安 1897')}</h2>
    <p>${t('Choose a role, pay with cards, build a street. Twelve houses end the game; the finest city wins.', '選一個角色，用手牌付款，蓋起一條街。有人蓋滿十二棟時遊戲結束，最出色的城市獲勝。')}</p>
    <div class="bill__acts">${button(t('New game', '新遊戲'), 'btn--primary')}${button(icon('save') + t('Saved games', '存檔'))}${button(icon('rules') + t('Rules', '規則'))}</div>
    <ul class="bill__facts"><li>${t('about 25 minutes', '約 25 分鐘')}</li><li>${t('works offline', '可離線遊玩')}</li><li>${t('four levels of opponents', '四級對手')}</li></ul></div></section>
  <ul class="soon"><li><h3>${t('Puerto Rico', '波多黎各')}</h3><p>${t('in preparation', '準備中')}</p></li><li><h3>${t('Ginkgopolis', '銀杏城')}</h3><p>${t('in preparation', '準備中')}</p></li></ul></main>
  <div class="frieze" aria-hidden="true">${street(FRIEZE)}</div>
  <footer class="colophon"><p>${t('An unofficial fan implementation with its own art and text.', '非官方的玩家實作，圖文皆為自製。')}</p></footer></div>`;

const seatRow = (n, name, who, note) => `<li class="seatrow">${mark(n)}<input class="input" value="${name}" aria-label="Name">
  <span class="select"><select aria-label="Who"><option>${who}</option></select></span>
  <button class="iconbtn" aria-label="Remove">${icon('close')}</button>${note ? `<p class="seatrow__note">${note}</p>` : ''}</li>`;
const at = (n, name, kind) => `<span class="tabletop__seat" data-at="${n}">${mark(n)}<b>${name}</b><small>${kind}</small></span>`;

const setup = () => `<div class="page">${pagebar(t('Set the table', '擺好桌面'))}<main class="page__main setup" id="main">
  <section class="setup__table tabletop" data-n="3" aria-hidden="true"><img class="tabletop__print" src="../public/posters/san-juan.svg" alt="">
    ${at(1, t('Ana', '安娜'), t('person', '玩家'))}${at(2, t('Bo', '小波'), t('Merchant', '商人'))}${at(3, t('Cy', '阿志'), t('Viceroy', '副王'))}</section>
  <section class="panel setup__seats"><h2>${t('Seats', '座位')}</h2><ul class="seats">
    ${seatRow(1, t('Ana', '安娜'), t('Person', '玩家'), '')}
    ${seatRow(2, t('Bo', '小波'), t('Merchant', '商人'), t('Weighs every role against what you gain from it.', '衡量每個角色會讓你得到什麼。'))}
    ${seatRow(3, t('Cy', '阿志'), t('Viceroy', '副王'), t('Reads the other cities and plans to the end. Never sees hidden cards.', '看各家城市，盤算到終局；從不偷看暗牌。'))}</ul>
    ${button(icon('plus') + t('Add a seat', '增加座位'))}</section>
  <section class="panel setup__options"><h2>${t('Options', '選項')}</h2>
    <label class="check"><input type="checkbox" checked><span>${t('Opening draft: choose 4 of 5 to 8 cards', '變體規則設置：從 5 至 8 張中選 4 張')}</span></label>
    <fieldset class="seg"><legend>${t('Confirm', '確認')}</legend>${[t('Never', '不確認'), t('Turn end', '回合結束'), t('Each action', '每個動作')].map((x, i) => `<label><input type="radio" name="c" ${i === 1 ? 'checked' : ''}><span>${x}</span></label>`).join('')}</fieldset>
    <label class="field"><span class="field__label">${t('Seed', '種子')}</span><input class="input" value="casa azul 1897"><span class="field__hint">${t('The same words deal the same cards.', '相同的字詞會發出相同的牌。')}</span></label>
  </section></main>
  <footer class="pagefoot">${button(icon('share') + t('Copy link', '複製連結'))}${button(t('Start the game', '開始遊戲'), 'btn--primary')}</footer></div>`;

const save = (title, meta, keys, broken) => `<li class="row ${broken ? 'is-broken' : ''}"><div class="row__thumb" aria-hidden="true">${street(keys)}</div>
  <div class="row__main"><h2>${title}</h2><p class="row__meta">${meta}</p></div>
  <div class="row__acts">${broken ? button(icon('export') + t('Export', '匯出')) : `${button(t('Open', '開啟'))}<button class="iconbtn" aria-label="Export">${icon('export')}</button>`}<button class="iconbtn" aria-label="Delete">${icon('trash')}</button></div></li>`;
const saves = () => `<div class="page">${pagebar(t('Saved games', '存檔'))}<div class="banner" role="status">${icon('warning')}<p>${t('Some browsers erase data of pages not visited for seven days. Export what you want to keep.', '有些瀏覽器會清除七天未造訪網頁的資料；想保留的請匯出。')}</p>${button(t('Understood', '知道了'))}</div>
  <main class="page__main" id="main"><ul class="rows">
  ${save(t('Round 9, Ana to choose a role', '第 9 輪，輪到安娜選角色'), `<span>${t('Ana, Bo, Cy', '安娜、小波、阿志')}</span><span>${t('today, 21:14', '今天 21:14')}</span>`, ['prod_t1', 'prod_t3', 'tower', 'quarry'])}
  ${save(t('Finished: Cy 38, Ana 35', '已結束：阿志 38、安娜 35'), `<span>${t('Ana, Cy', '安娜、阿志')}</span><span>${t('17 November', '11 月 17 日')}</span>`, ['palace', 'hero', 'guild_hall', 'library', 'well'])}
  ${save(t('Cannot be read', '無法讀取'), `<span>${t('from a newer version; it is kept, you can export it', '來自較新版本；檔案保留，可匯出')}</span>`, [], true)}</ul></main>
  <footer class="pagefoot">${button(icon('import') + t('Import a file', '匯入檔案'))}</footer></div>`;

const seg = (name, opts, on) => `<fieldset class="seg"><legend class="vh">${name}</legend>${opts.map((x, i) => `<label><input type="radio" name="${name}" ${i === on ? 'checked' : ''}><span>${x}</span></label>`).join('')}</fieldset>`;
const setting = (label, control) => `<div class="setting"><div>${label}</div>${control}</div>`;
const settings = () => `<div class="page">${pagebar(t('Settings', '設定'))}<main class="page__main page__main--narrow" id="main">
  <section class="panel"><h2>${t('Reading', '閱讀')}</h2>${setting(t('Language', '語言'), seg('lang', ['English', '正體中文'], zh ? 1 : 0))}
  ${setting(t('Paper', '紙張'), seg('theme', [t('As the system', '依系統'), t('Day', '日間'), t('Night', '夜間')], 0))}
  ${setting(t('Text size', '文字大小'), seg('text', ['100%', '115%', '130%', '150%'], 0))}</section>
  <section class="panel"><h2>${t('Pace', '步調')}</h2>${setting(t('Speed', '速度'), seg('speed', [t('Step', '逐步'), t('Slow', '慢'), t('Normal', '一般'), t('Fast', '快'), t('Instant', '立即')], 2))}
  ${setting(t('Sound', '音量'), '<input type="range" aria-label="Volume" value="40">')}
  <label class="check"><input type="checkbox"><span>${t('Less motion', '減少動態')}</span></label><label class="check"><input type="checkbox" checked><span>${t('Single-key shortcuts', '單鍵快捷鍵')}</span></label></section></main></div>`;

const rules = () => `<div class="page rules">${pagebar(t('Rules', '規則'))}<div class="rules__frame"><nav class="rules__toc" aria-label="Contents">
  <input class="input" type="search" placeholder="${t('Search the rules', '搜尋規則')}" aria-label="Search"><ol>${[t('Set-up', '設置'), t('Round', '輪'), t('Roles', '角色'), t('Buildings', '建築'), t('End and scoring', '終局與計分')].map((x, i) => `<li><a href="#" ${i === 3 ? 'aria-current="true"' : ''}>${x}</a></li>`).join('')}</ol></nav>
  <main class="rules__text" id="main"><section><h2>${t('Buildings', '建築')}</h2><p class="rule"><a class="rule__id" href="#">SJ-BLD-GEN-1</a> ${t('A building works from the phase after it was built.', '建築自建成後的下一個階段起生效。')}</p>
  ${['chapel', 'crane', 'prod_t5'].map((k) => `<div class="rule rule--card">${card(k)}<div><h3>${nameOf(k)}</h3><p>${t('At the start of each round its owner may put one card from the hand under it, face down. Each such card is worth one point at the end.', '每輪開始時，擁有者可將一張手牌面朝下放在其下；終局時每張值一分。')}</p><p><a class="rule__id" href="#">SJ-BLD-${k.toUpperCase()}</a></p></div></div>`).join('')}</section></main></div></div>`;

const row = (label, cells, open) => `<tr><th scope="row"><button aria-expanded="${!!open}">${label}</button></th>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`;
const score = () => `<div class="page finale">${pagebar(t('Final scoring', '終局計分'), ['share', 'export'])}<main class="page__main" id="main">
  <section class="laurel"><div class="laurel__plate">${mark(1, 'mark mark--big')}<p class="laurel__over">${t('The finest city belongs to', '最出色的城市屬於')}</p><h2>${t('Ana', '安娜')}</h2>
  <p class="laurel__sum"><b>41</b> ${t('points', '分')}</p><p class="laurel__why">${t('Bo built the twelfth house in round 13', '第 13 輪，小波蓋起第十二棟')}</p></div></section>
  <ol class="streets">${[[1, t('Ana', '安娜'), 41, FRIEZE, 'is-winner'], [2, t('Bo', '小波'), 38, [...FRIEZE].reverse(), ''], [3, t('Cy', '阿志'), 30, FRIEZE.slice(2, 11), '']].map(([n, w, p, keys, c]) =>
    `<li class="streets__one ${c}"><header>${mark(n)}<h2>${w}</h2><b>${p}</b></header><div class="streets__row" role="img" aria-label="${keys.map(nameOf).join(t(', ', '、'))}">${street(keys)}</div></li>`).join('')}</ol>
  <div class="scoresheet"><table><thead><tr><th scope="col">${t('Source', '來源')}</th>${[t('Ana', '安娜'), t('Bo', '小波'), t('Cy', '阿志')].map((w, i) => `<th scope="col">${mark(i + 1)}${w}</th>`).join('')}</tr></thead><tbody>
  ${row(t('Buildings', '建築'), [19, 21, 17], true)}<tr class="score__detail"><td colspan="4">${t('Ana: Corn Barn 1, Sugar Mill 2, Lighthouse 2, Building Supplier 2, Hero Monument 5 …', '安娜：玉米穀倉 1、製糖廠 2、燈塔 2、建材行 2、偉人像 5……')}</td></tr>
  ${row(t('Cards under the Chapel', '小教堂下的牌'), [6, 0, 3])}${row(t('City Hall', '市政廳'), [8, 9, 0])}${row(t('Customs House', '海關大樓'), [8, 8, 10])}</tbody>
  <tfoot><tr><th scope="row">${t('Total', '總分')}</th><td class="is-best">41</td><td>38</td><td>30</td></tr></tfoot></table></div></main>
  <footer class="pagefoot">${button(t('Look at the table', '看桌面'))}${button(t('Play again', '再玩一局'), 'btn--primary')}</footer></div>`;

const curtain = () => `<main class="curtain" data-seat="2"><div class="curtain__plate">${mark(2, 'mark mark--big')}<p class="curtain__to">${t('Hand the tablet to', '請把裝置交給')}</p><h1>${t('Bo', '小波')}</h1>
  <button class="curtain__hold"><span>${t('Hold to look', '按住以查看')}</span></button><p class="curtain__note">${t('Nobody’s cards are on this screen.', '此畫面上沒有任何人的牌。')}</p></div></main>`;

const sheet = () => `${table('table')}<dialog class="sheet"><div class="sheet__main"><div class="sheet__art">${art('b-library')}</div><div class="sheet__text">
  <p class="sheet__kind">${t('Commercial building', '商業建築')}</p><h2>${nameOf('library')}</h2><p class="sheet__other" lang="${zh ? 'en' : 'zh-Hant'}">${zh ? 'Publishing House' : '出版公司'}</p>
  <ul class="facts"><li><span class="facts__k">${t('Cost', '費用')}</span><b>5</b></li><li><span class="facts__k">${t('Points', '分數')}</span><b>3</b></li><li><span class="facts__k">${t('Works in', '生效於')}</span><b>${t('your role', '你的角色')}</b></li></ul>
  <p>${t('When you choose a role, its privilege counts twice.', '你選擇角色時，其特權加倍。')}</p><p class="sheet__now">${t('For you now: building as Builder would cost 2 cards less.', '對你目前：選建築師建造時少付 2 張牌。')}</p>
  <p class="sheet__rule"><a href="#">SJ-BLD-LIBRARY</a></p></div></div>
  <footer class="dialog__foot"><button class="btn">${t('Close', '關閉')}</button><button class="btn btn--primary">${t('Build for 4 cards', '以 4 張牌建造')}</button></footer></dialog>`;

const actions = () => `${table('pay')}<aside class="drawer" aria-label="All actions"><header class="drawer__head"><h2>${t('All actions', '所有動作')}</h2><button class="iconbtn" aria-label="Close">${icon('close')}</button></header>
  <div class="drawer__body"><section class="actions"><h3>${t('Pay', '支付')}</h3><ul><li><button class="actions__do">${t('Pay with the Factory', '用工廠支付')}</button></li><li><button class="actions__do">${t('Take back Tobacco Storage', '收回菸草倉庫')}</button></li></ul>
  <h3>${t('Build', '建造')}</h3><ul><li><button class="actions__do" aria-disabled="true">${t('Build the Publishing House', '建造出版公司')}<small>${t('needs 1 more card: SJ-BUILD-8', '還差 1 張牌：SJ-BUILD-8')}</small></button></li><li><button class="actions__do" aria-disabled="true">${t('Build the Statue', '建造雕像')}<small>${t('already in your city: SJ-BUILD-10', '城市中已有：SJ-BUILD-10')}</small></button></li></ul></section></div></aside>`;

const cardsView = () => `<div class="page"><h1>${t('One street', '一條街')}</h1><ul class="gallery">${Object.keys(KINDS).map((k) =>
  `<li>${card(k)}</li>`).join('')}</ul><h2>${t('States', '狀態')}</h2><ul class="gallery">${['is-legal', 'is-selected', 'is-paid', 'is-dim', 'is-new', 'is-covered']
  .map((c) => `<li>${card('library', c)}</li>`).join('')}</ul><ul class="silhouettes">${Object.keys(KINDS).map((k) => `<li>${art(front(k))}</li>`).join('')}</ul></div>`;

const VIEWS = {
  table: () => table('table'), pay: () => table('pay'), sell: () => table('sell'), wait: () => table('wait'),
  home, setup, saves, settings, rules, score, curtain, sheet, actions, cards: cardsView,
};

document.getElementById('root').innerHTML = (VIEWS[q.get('view')] || cardsView)();
document.querySelector('dialog')?.showModal();
