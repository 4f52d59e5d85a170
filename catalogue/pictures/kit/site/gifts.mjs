// site/gifts.mjs — each gift twice: alone on a transparent ground, and on a cloth
import { Ctx, setQ, place, num } from '../kit.mjs';
import { grain } from '../cloth.mjs';
import { gifts } from '../gifts/index.mjs';
import { props as PROPS } from '../scenes/props.mjs';
import { card } from '../ware.mjs';
import { cloths } from './looks.mjs';
import { emit, pid, save } from './out.mjs';

// slug, gift, what it shows, its cloth
const WORDS = [
  ['seasonal-fruit-basket', 1, '籐籃內有菠蘿、蜜瓜、紅蘋果、提子和金奇異果', 'A wicker basket with a pineapple, a melon, red apples, grapes and gold kiwifruit', '淡綠桌布上', 'on mint cloth'],
  ['afternoon-tea-hamper', 2, '打開的野餐籃，有六件鬆餅、一罐早餐茶、士多啤梨果醬、檸檬凝乳和一盒牛油酥餅', 'An open picnic hamper: six scones on a stand, a tin of breakfast tea, strawberry jam, lemon curd and a box of shortbread', '淡紫桌布上', 'on lilac cloth'],
  ['chinese-pastry-box', 3, '紅色硬身禮盒，分格放着合桃酥、迷你老婆餅、桂花杞子糕和一罐茉莉花茶', 'A rigid red box with walnut cookies, mini wife cakes, osmanthus and wolfberry jelly and a tin of jasmine tea', '墨綠桌布上', 'on dark green cloth'],
  ['savoury-hamper', 4, '木箱內有兩款硬芝士、餅乾、醃橄欖、烤腰果及杏仁和一樽有氣提子汁', 'A wooden crate with two hard cheeses, crackers, marinated olives, roasted cashews and almonds and a bottle of sparkling grape juice', '米色桌布上', 'on oat-coloured cloth'],
  ['wellness-hamper', 5, '漆盒內有紅棗、杞子和合桃肉各一包，純蜂蜜一樽和菊花茶一罐', 'A lacquer box with packs of red dates, wolfberries and walnuts, a jar of honey and a tin of chrysanthemum tea', '鼠尾草綠桌布上', 'on sage cloth'],
  ['full-moon-hamper', 6, '淡綠圓籃內有十二隻紅雞蛋、一籠迷你壽桃包、子薑、牛油酥餅和小熊公仔', 'A pastel round basket with twelve red eggs, a steamer of mini longevity buns, pickled ginger, shortbread and a teddy bear', '粉橙桌布上', 'on peach cloth'],
  ['christmas-hamper', 7, '綠色禮籃配紅絲帶，內有聖誕布甸、十二件薑餅人、雜錦果仁、紅莓醬和兩樽有氣提子汁', 'A green basket with a red ribbon: Christmas pudding, twelve gingerbread people, mixed nuts, cranberry sauce and two bottles of sparkling grape juice', '紅色桌布上', 'on red cloth'],
  ['lunar-new-year-tray', 8, '八角漆面全盒盛着瓜子、糖蓮子、糖冬瓜、油角、笑口棗和合桃酥，圍着八個年桔', 'An eight-sided lacquer tray with melon seeds, candied lotus seeds and winter melon, puffs, sesame cookies and walnut cookies, with eight mandarins', '金黃桌布上', 'on golden cloth'],
];
// slug, gift, drawing, cloth, size, small things around it
const PLAN = [
  ['seasonal-fruit-basket', 1, 'fruit', 'mint', 0.9, [['card', 74, 536, 1], ['leaf', 522, 72, 1.3], ['leaf2', 82, 66, 1.3], ['flowerWhite', 540, 528, 1.4], ['berry', 506, 556, 1.1]]],
  ['afternoon-tea-hamper', 2, 'tea', 'lilac', 0.86, [['teacup', 66, 538, 1], ['card', 522, 546, 1], ['roseBlush', 66, 60, 1.1], ['leaf', 104, 84, 1.1], ['roseWhite', 536, 62, 1.1], ['leaf2', 500, 88, 1.1]]],
  ['chinese-pastry-box', 3, 'pastry', 'teal', 0.83, [['teacup', 540, 66, 1.05], ['card', 70, 548, 1], ['plumGold', 536, 548, 1.2], ['plumGold', 506, 566, 0.8]]],
  ['savoury-hamper', 4, 'savoury', 'oat', 0.86, [['fizz', 64, 60, 1.05], ['fizz', 116, 46, 0.9], ['card', 516, 556, 1], ['basil', 534, 54, 1.2], ['leaf', 66, 552, 1.3], ['leaf2', 92, 566, 1.1]]],
  ['wellness-hamper', 5, 'wellness', 'sage', 0.86, [['teacup', 64, 548, 1], ['card', 520, 556, 1], ['ginkgo', 540, 52, 1.2], ['ginkgo', 500, 44, 0.9], ['ginkgoGreen', 62, 56, 1.1]]],
  ['full-moon-hamper', 6, 'baby', 'peach', 0.86, [['card', 80, 60, 1], ['flowerCoral', 534, 62, 1.2], ['flowerWhite', 70, 542, 1.2], ['flowerCoral', 540, 540, 1], ['flowerWhite', 512, 558, 0.8]]],
  ['christmas-hamper', 7, 'christmas', 'cherry', 0.86, [['card', 524, 552, 1], ['bauble', 64, 546, 1], ['baubleGold', 110, 562, 0.8]]],
  ['lunar-new-year-tray', 8, 'newYear', 'mustard', 0.88, [['packet', 58, 66, 0.8], ['packet2', 528, 70, 0.78], ['plum', 60, 540, 1.3], ['plum', 92, 562, 0.9], ['card', 532, 552, 0.9]]],
];

export function run() {
  for (const [slug, id, key, ground, k, props] of PLAN) {
    const [, , zh, en, clothZh, clothEn] = WORDS.find(w => w[0] === slug);
    setQ(2);
    let c = new Ctx(pid('gift object ' + slug)), d = gifts[key](c), f = Math.min(572 / (d.w + 14), 572 / (d.h + 20));
    emit(`gifts/${slug}-object`, c.svg(600, 600, `<g transform="translate(${num(300 - 6 * f)} ${num(300 - 8 * f)}) scale(${f.toFixed(3)})">${d.s}</g>`), { alt: { zh, en }, object: id });
    c = new Ctx(pid('gift scene ' + slug)); d = gifts[key](c);
    const black = t => (key === 'tea' ? t.replaceAll('#6f8a1f', '#7a3410').replaceAll('#a9bf4a', '#b5581c').replaceAll('#e0eba4', '#f0b070') : t); // English tea in the cup
    const small = props.map(([n, x, y, q]) => (n === 'card' ? place(card(((id * 5) % 3) * 8 - 8), x, y, q) : place(PROPS[n](c).s, x, y, q))).join('');
    emit(`gifts/${slug}`, black(c.svg(600, 600, cloths[ground](c, 600, 600, {}) + small + `<g transform="translate(297 294) scale(${k * 1.07 * Math.min(1, 540 / Math.max(d.w, d.h))})">${d.s}</g>` + grain(c, 600, 600, 0.4), { slice: true })), { alt: { zh: clothZh + '的' + zh.replace(/^打開的/, ''), en: en + ', ' + clothEn }, gift: id });
  }
  save('gifts');
}
