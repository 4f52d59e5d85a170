// gifts.mjs — the eight gifts, each in a vessel of its own with exactly its contents. draw(c) -> { w, h, s } centred on 0,0
import { C, LIGHT, TAU, cos, sin, num, rng, pts, turn, move, scale, smooth, curve, polygon, fill, stroke, circle, ring, dotRing, dashRing, rect, group, place, blob, inset, gloss, volume, shadow, dots, dashes, stipple, scatter, ringPts, arc, relax } from '../kit.mjs';
import { vessel } from '../vessels.mjs';
import { garnish } from '../shared.mjs';
import { block, box, ragged, rpoly, gridPts } from '../dishes/menuB-kit.mjs';
import { pieces as PC } from '../dishes/index.mjs';
import * as G from '../dishes/menuB-gift.mjs';
import * as S from '../dishes/menuB-sweet.mjs';
import { el, gingham, tartan, ovalBasket, loop, wicker, crate, wool, woolOval, openBox, jarL, tinOpen, tinLid, caddy, packet, flower5, band, RR, HONEY } from '../ware.mjs';
const put = (c, key, draw, list, k = 1) => list.map(([x, y, a = 0, kk = 1]) => c.use(key, draw, x, y, k * kk, a)).join('');
// ---- pieces
const kiwi = a => r => { const q = turn(pts('-27 0, -22 -14, -8 -21, 8 -21, 22 -15, 29 -4, 31 0, 29 4, 22 15, 8 21, -8 21, -22 14'), a); return volume(q, ['#5e3d14', '#a3712e', '#dcb072'], { h: 9, t: 7, sop: 0.36 }) + fill(smooth(turn(blob(-5, -5, 13, 8, { n: 8 }), a)), '#bd8a42') + dashes(scatter(r, q, 24, { gap: 6 }), 4, r, '#7a5220', 1.8, { ang: a, angj: 0.5 }) + fill(smooth(turn(blob(29, 0, 3.6, 5, { n: 8 }), a)), '#3d2408') + gloss(q, 6, 3, '#e6c690', { op: 0.8 }); };
const kiwiHalf = r => { const p = blob(0, 0, 26, 25, { n: 12 }); return volume(p, ['#6f5218', '#b08a34', '#e6cc86'], { h: 8, t: 3, sop: 0.34 }) + circle(-0.5, -0.8, 21.5, '#e0a818') + circle(-0.5, -0.8, 20, '#ffd23f') + dashRing(13, 22, 1.6, 12, '#ffe588') + circle(0, 0, 7, '#fff3c4') + dotRing(10.6, 16, 3.2, '#3d2a10') + stroke(arc(17, -2.8, -1.9), '#fff6cc', 2.6); };
const melon = r => {
  const p = blob(0, 0, 76, 74, { n: 18, j: 0.006, r }); let d = '', e = '';
  for (let i = 0; i < 7; i++) { const u = -62 + i * 20.6, b = u * 0.55; d += curve([[u * 0.25, -66], [b + u * 0.55, -8], [u * 0.3, 66]]); }
  for (const y of [-46, -24, -2, 20, 42]) { const w = Math.sqrt(70 * 70 - y * y) * 0.92; const q = []; for (let i = 0; i <= 7; i++) q.push([-w + (2 * w * i) / 7, y + (i % 2 ? 6 : -5) + r.pm(3)]); e += curve(q); }
  return volume(p, ['#7f9a4a', '#b9cf84', '#f4f7d4'], { h: 16, t: 13, sop: 0.36 }) + fill(smooth(blob(-15, -17, 42, 38, { n: 12 })), '#cbdc98') + stroke(d + e, '#f1f4d6', 2.2) + stroke(arc(62, -2.75, -1.9), '#fdfdf0', 7) + stroke('M4 -6q6 -14 8 -26M-2 -34q14 4 30 -2', C.ink, 9, { opacity: 0.24, transform: 'translate(3 5)' }) + stroke('M4 -6q6 -14 8 -26M-2 -34q14 4 30 -2', '#5f6f34', 8) + stroke('M4 -8q6 -12 7 -23M-1 -35q14 4 28 -2', '#9aac5a', 3) + circle(4, -5, 7, '#7f9a4a');
};
const apple = (t, a = 0) => r => { const T = q => turn(q, a), p = T(pts('0 -32, 14 -37, 30 -30, 37 -10, 34 12, 22 30, 8 35, 0 32, -8 35, -22 30, -34 12, -37 -10, -30 -30, -14 -37')); return fill(smooth(move(p, 7, 10)), '#3d0608', { opacity: 0.42 }) + fill(smooth(p), t[0]) + fill(smooth(inset(p, 9)), t[1]) + fill(smooth(move(T(blob(-4, 4, 22, 20, { n: 10 })), -5, -6)), t[2]) + fill(smooth(T(blob(1, -14, 12, 7, { n: 10 }))), t[0]) + stroke(curve(T(pts('1 -14, 5 -28, 12 -36'))), '#5a2f12', 5) + gloss(p, 9, 5, t[3]) + dots(scatter(r, T(blob(4, 12, 20, 14, { n: 8 })), 7, { gap: 7 }), t[3], 2, { opacity: 0.8 }); };
const scone = r => { const p = blob(0, 0, 31, 30, { n: 12, j: 0.03, r }), t = blob(-1.5, -2, 25, 24, { n: 12, j: 0.03, r }); return volume(p, ['#b9752a', '#f5d796', '#fff6dc'], { h: 10, t: 4, sop: 0.36 }) + fill(smooth(t), '#b36a1e') + fill(smooth(inset(t, 3)), '#e09a38') + fill(smooth(move(scale(t, 0.66), -2, -3)), '#f0b655') + stipple(r, t, 14, '#fffaf0', 3.6, 0.95, 0) + stroke('M7 14q9 -3 12 -12M-14 9q4 5 9 6', '#b36a1e', 2.4) + gloss(t, 4, 3, '#fff0c4'); };
const finger = r => { const p = box(18, 64); return block(p, ['#b9782a', '#f2cf8a', '#fff3cc'], { d: 4, h: 5, w: 6 }) + dots([[-5, -24], [5, -24], [-5, -8], [5, -8], [-5, 8], [5, 8], [-5, 24], [5, 24]], '#b9782a', 3.4) + stroke('M-9 -31H6', '#fff3cc', 2.4) + stipple(r, p, 8, '#fff8e0', 2, 1, 0); };
const wife = r => { const p = blob(0, 0, 33, 33, { n: 14, j: 0.012, r }), t = blob(-1, -1.6, 26, 26, { n: 12, j: 0.03, r }); return volume(p, ['#c08a44', '#f3d9a4', '#fff3d4'], { h: 8, t: 5, sop: 0.32 }) + stroke(arc(29, 0.2, 1.3) + arc(30, 2, 2.9), '#d9b06c', 2) + fill(smooth(t), '#b9701a') + fill(smooth(inset(t, 4)), '#e39a30') + fill(smooth(move(scale(t, 0.62), -4, -5)), '#f5b84c') + stroke('M-9 -8L-3 9M4 -10L10 7', '#7a4310', 3.6) + stroke('M-9.500 -9L-4 7M3.500 -11L9 5'.replace(/\.500/g, '.5'), '#ffe3a0', 1.4) + dashes(scatter(r, scale(t, 0.85), 9, { gap: 7 }), 3.4, r, '#fff6dc', 2.4) + stroke(arc(21, -2.8, -1.9), '#fff0c0', 3); };
const jelly = v => r => { const p = box(40, 40); return block(p, ['#c98410', '#f6bb3c', '#ffe9a8'], { d: 6, h: 5, w: 6, sop: 0.26 }) + rpoly(scale(p, 0.8), '#ffcb5a', 5, { opacity: 0.9 }) + [[-8, 6], [9, -7]].map(([x, y], i) => place(fill(smooth(blob(0, 0, 5.4, 3, { n: 8 })), '#c4262a') + stroke('M-3 -1.200h3'.replace(/\.200/g, '.2'), '#ff9a80', 1.4), x, y, 1, v * 50 + i * 70)).join('') + dots([[-9, -9], [8, 9], [0, 1]], '#fff3c4', 6.4) + dots([[-9, -9], [8, 9], [0, 1]], '#e8960f', 2.4) + stroke('M-17 -12v-4q0 -2 3 -2h13', '#fffbe6', 3); };
const cracker = r => { const p = blob(0, 0, 34, 34, { n: 18 }); return volume(p, ['#b5762c', '#edbf78', '#fff0cc'], { h: 6, t: 4 }) + dotRing(32, 26, 4.6, '#d9a052') + circle(-0.5, -0.8, 27, '#f6d395') + dotRing(19, 10, 4, '#c98a3c') + dotRing(9, 5, 4, '#c98a3c') + circle(0, 0, 2, '#c98a3c') + stroke(arc(28, -2.8, -1.9), '#fff6de', 3); };
const almond = a => r => { const p = turn(pts('-17 0, -10 -8, 2 -10, 13 -5, 18 0, 13 5, 2 10, -10 8'), a); return volume(p, ['#7a3f14', '#b9702e', '#e9b070'], { h: 4, t: 4, gl: 2.2 }) + stroke(curve(turn(pts('-11 -1, 0 -2, 13 0'), a)) + curve(turn(pts('-8 4, 2 4, 10 2'), a)), '#8a4a18', 1.6); };
const cashew = a => r => { const p = turn(pts('-15 8, -18 -2, -10 -12, 4 -13, 15 -6, 17 4, 11 8, 7 1, -2 -3, -7 2, -8 9'), a); return volume(p, ['#c08a44', '#f2d49a', '#fff3d0'], { h: 4, t: 4, gl: 2.6 }) + stroke(curve(turn(pts('-12 0, -4 -8, 8 -7'), a)), '#d9b06c', 1.6); };
const date = a => r => { const p = turn(pts('-19 0, -15 -9, -4 -11, 8 -10, 18 -4, 19 3, 12 9, 0 11, -13 9'), a); return volume(p, ['#4a0a0c', '#96201c', '#d9705a'], { h: 5, t: 5, sop: 0.3 }) + stroke(curve(turn(pts('-12 -3, -2 -5, 8 -3, 14 0'), a)) + curve(turn(pts('-10 4, 2 3, 10 5'), a)), '#5e0e10', 2) + stroke(curve(turn(pts('-11 -6, -2 -8, 5 -7'), a)), '#ee9a84', 2.2); };
const nut = a => r => { const w = turn(pts('-18 -6, -13 -14, -4 -12, 2 -16, 12 -13, 18 -5, 17 5, 11 13, 2 11, -5 14, -13 11, -19 2'), a); return volume(w, ['#7a4318', '#c68c48', '#f0c690'], { h: 5, t: 4 }) + stroke(curve(turn(pts('-14 -1, 0 0, 14 -1'), a)) + curve(turn(pts('-11 -8, -6 -5, -7 -1, -11 6'), a)) + curve(turn(pts('10 -8, 5 -5, 8 -1, 7 7'), a)), '#7a4318', 2.2) + gloss(w, 3, 2, '#f6d6a4'); };
const mum = k => r => { let s = circle(3, 4, 17, C.ink, { opacity: 0.22 }); for (const [n, q, l, col] of [[13, 11, 12, '#d9b04a'], [11, 8, 10, '#f3d98a'], [8, 4.6, 8, '#fff2c0']]) s += stroke(ringPts(n, q, k + q).map(([x, y, a]) => `M${num(cos(a) * (q - l / 2 + 3))} ${num(sin(a) * (q - l / 2 + 3))}L${num(cos(a) * (q + l / 2))} ${num(sin(a) * (q + l / 2))}`).join(''), col, 4.4); return s + circle(0, 0, 4, '#d98a1a') + circle(-0.6, -0.8, 2.6, '#ffc640'); };
const bun = r => { const p = pts('0 -24, 9 -19, 19 -10, 22 3, 17 16, 7 21, -7 21, -17 16, -22 3, -19 -10, -9 -19'); return volume(p, ['#d98f92', '#fff3ee', '#fff'], { h: 7, t: 4, sop: 0.3 }) + fill(smooth(pts('0 -22, 9 -16, 15 -7, 12 4, 0 0, -12 4, -15 -7, -9 -16')), '#f7a6ac') + fill(smooth(pts('0 -21, 6 -15, 9 -8, 0 -8, -9 -8, -6 -15')), '#ea6f84') + stroke('M0 -19Q2 -2 0 17', '#dc8a92', 2.4) + gloss(p, 4, 2.4, '#fff') + fill(smooth(pts('2 20, 10 12, 22 12, 16 20')), '#3f8a3a') + fill(smooth(pts('-2 20, -10 12, -22 12, -16 20')), '#5fae4b'); };
const seed = a => r => { const p = turn(pts('-11 0, -5 -6, 5 -6, 11 -1, 11 1, 5 6, -5 6'), a); return fill(smooth(move(p, 2, 3)), C.ink, { opacity: 0.28 }) + fill(smooth(p), '#8f1418') + fill(smooth(inset(p, 2.6)), '#d63a34') + stroke(curve(turn(pts('-5 -2, 0 -3, 5 -2'), a)), '#ff9a84', 1.6); };
const lotus = r => circle(3, 4, 12, C.ink, { opacity: 0.26 }) + circle(0, 0, 12, '#d9c8a4') + circle(-0.8, -1, 10.8, '#fff8e8') + stipple(r, blob(0, 0, 10, 10), 7, '#e6d8b8', 2.6, 1, 0) + stroke('M-6 1Q0 5 6 1', '#cdbb92', 2) + stroke(arc(7.6, -2.8, -1.8), '#fff', 2.4);
const gourd = a => r => { const p = turn(blob(0, 0, 24, 9.5, { n: 12, sq: 3.4 }), a); return volume(p, ['#b9c79a', '#f3f6e2', '#fff'], { h: 5, t: 4, gl: 2.2 }) + stipple(r, p, 9, '#fff', 3, 1, 0) + stipple(r, p, 5, '#cdd9b0', 2.6, 1, 0); };
const puff = a => r => { const T = s => turn(pts(s), a), p = T('-30 10, -26 -6, -14 -19, 0 -23, 14 -19, 26 -6, 30 10, 16 13, 0 14, -16 13'), rim = []; for (let i = 0; i <= 9; i++) { const t = Math.PI * (1 + i / 9); rim.push([cos(t) * 27, 9 + sin(t) * 29]); } return volume(p, ['#a9600f', '#e8a233', '#ffdf94'], { h: 6, t: 5, sop: 0.32 }) + dots(turn(rim, a), '#c47c1c', 7) + dots(turn(rim, a).map(q => [q[0] - 0.8, q[1] - 1]), '#f7c766', 4) + fill(smooth(T('-14 6, -12 -4, 0 -11, 12 -4, 14 6, 0 9')), '#f5bb50') + dots([T('-6 2')[0], T('5 -2')[0], T('2 5')[0]], '#c47c1c', 2.6); };
const smile = a => r => { const p = blob(0, 0, 20, 19, { n: 11, j: 0.05, r }), T = s => turn(pts(s), a); return volume(p, ['#94500c', '#cf8a2a', '#f6c878'], { h: 6, t: 4, gl: 2.2, sop: 0.32 }) + fill(smooth(T('-12 -3, -4 -8, 4 -8, 12 -3, 8 6, 0 9, -8 6')), '#7a3f0c') + fill(smooth(T('-9 -1, 0 -4, 9 -1, 5 5, 0 6, -5 5')), '#f6d080') + dashes(scatter(r, p, 26, { gap: 5 }), 3.4, r, '#fff0c8', 2.6); };
const man = PC.western4.gbMan;
const strawb = () => fill(smooth(pts('0 13, -9 6, -11 -3, -6 -8, 6 -8, 11 -3, 9 6')), '#d8303a') + dots(pts('-5 -2, 2 -3, 6 1, -3 4, 2 6'), '#ffd98a', 1.8) + fill(smooth(pts('-7 -8, 0 -13, 7 -8, 0 -5')), '#4a9a3c');
const lem = () => fill(smooth(pts('-13 0, -8 -8, 4 -9, 13 -1, 14 2, 6 9, -6 9')), '#f3c21e') + fill(smooth(pts('-9 -1, -4 -6, 4 -6, 2 -2')), '#ffe680') + fill(smooth(pts('4 -9, 12 -15, 15 -10, 9 -7')), '#4a9a3c');
const teaLeaf = (a = '#1f7a5c', b = '#5fae4b') => garnish.leaf(20, 12, -2.3, [a, b, '#d9f0a4'], { h: 0, y: 6 }) + garnish.leaf(20, 12, -0.85, [a, b, '#d9f0a4'], { h: 0, y: 6 }) + garnish.leaf(22, 11, -1.57, [a, '#8cc15a', '#e9f7c4'], { h: 0, y: 8 });
const bee = () => fill(smooth(pts('-2 -5, -10 -14, -14 -6, -5 -1')), '#cfe3ea') + fill(smooth(pts('2 -5, 10 -14, 14 -6, 5 -1')), '#e6f2f6') + fill(smooth(blob(0, 3, 7.5, 10, { n: 10 })), '#f5b62a') + stroke('M-6.500 1h13M-6 7h12'.replace(/\.500/g, '.5'), '#3d2410', 3, { butt: 1 }) + circle(0, -7, 4, '#3d2410');
const jasmine = () => dotRing(8, 5, 11, '#e6e0cc') + dotRing(7.6, 5, 9.6, '#fff') + circle(0, 0, 3.4, '#f6c24a');
const bow = (c, key, t, x, y, k, a) => c.use('bow:' + key, G.bow(t), x, y, k, a);
const RED = ['#8f1220', '#dc2a38', '#ff9a98'], GOLD = ['#b9801e', '#f6c24a', '#fff0b4'];

export const gifts = {
  // 1 菠蘿一個 · 蜜瓜一個 · 紅蘋果六個 · 無核提子一盒 · 金奇異果六個
  fruit(c) {
    const r = rng('g1'), a = 232, b = 222;
    let s = loop(-a + 12, 6, -1) + loop(a - 12, 6, 1) + ovalBasket(a, b);
    // lining: green check, corners folded over the rim
    const lin = gingham(c, '#fffaf0', '#5fa86a', 30), L = [];
    for (let i = 0; i < 28; i++) { const t = (TAU * i) / 28, f = 1 + 0.035 * (i % 2 ? 1 : -1) + 0.13 * Math.pow(Math.abs(cos(2 * t - Math.PI / 2)), 8); L.push([cos(t) * (a - 26) * f, sin(t) * (b - 26) * f]); }
    s += fill(smooth(move(L, 5, 7)), C.ink, { opacity: 0.26 }) + fill(smooth(L), '#d9cfb4') + fill(smooth(move(L, -1, -1.6)), lin) + el(2, 3, a - 44, b - 44, C.ink, ' opacity=".2"') + el(4, 6, a - 50, b - 50, '#e9e0c8') + el(5, 8, a - 54, b - 55, lin);
    s += place(c.use('melon', melon, 0, 0), 98, -92) + c.use('pine', G.pineapple(-0.62), -66, -72, 1.82);
    // grapes in their box
    const gx = 118, gy = 34;
    s += place(openBox(160, 112, ['#2b6b35', '#4f9a43', '#b9dc74', '#235a2c'], { rx: 10, t: 9, hh: 12 }), gx, gy, 1, 5);
    const q = relax(rng('gr'), 26, 11.4, 50).map(([x, y]) => [gx + x * 1.16, gy + y * 0.72 - 3]).sort((m, n) => m[1] - n[1]);
    s += q.map(([x, y]) => c.use('grp', () => circle(2.6, 3.6, 13, C.ink, { opacity: 0.3 }) + circle(0, 0, 13, '#4a1440') + circle(-0.9, -1.2, 11.6, '#7d2a6b') + circle(-2.2, -3, 7, '#a5508f') + circle(-4, -5, 2.6, '#f3cbe8'), x, y)).join('') + stroke(`M${gx + 4} ${gy - 36}q8 -16 -2 -26M${gx + 4} ${gy - 44}l16 -5`, '#6d7a3a', 5);
    const A = ['#7d1216', '#c9252a', '#e2453a', '#ffb3a0'];
    s += [['ap0', apple(A, 0), -150, 16], ['ap1', apple(A, 0.35), -82, 56], ['ap2', apple(A, -0.4), -158, 92], ['ap1', null, -14, 86], ['ap0', null, -90, 130], ['ap2', null, -26, 160]].map(([k, f, x, y]) => c.use(k, f, x, y, 1.06)).join('');
    s += c.use('kw0', kiwi(0.5), 48, 112, 1.2) + c.use('kw1', kiwi(-0.4), 104, 116, 1.2) + c.use('kw0', null, 156, 106, 1.2) + c.use('kw1', null, 44, 166, 1.2) + c.use('kw0', null, 128, 160, 1.2) + c.use('kwh', kiwiHalf, 84, 182, 1.16) + c.use('kwh', null, 90, 150, 1.22);
    return { w: 2 * a + 70, h: 2 * b, s: s + bow(c, 'r', RED, -196, 118, 1.1, -14) };
  },
  // 2 早餐茶一罐 · 士多啤梨果醬及檸檬凝乳各一樽 · 鬆餅六件 · 牛油酥餅一盒
  tea(c) {
    const r = rng('g2'), W = 462, H = 296, oy = 78, lin = gingham(c, '#fff8ef', '#e58a9a', 28);
    // lid, opened to the back
    let s = place(wicker(W - 6, 148, HONEY, 26, { rim: 20, hh: 16 }) + RR(0, 2, W - 50, 104, 12, '#e0c9b4') + RR(-1, 0, W - 54, 100, 12, lin), 0, -148);
    s += [-1, 1].map(m => place(stroke('M0 -34V92', C.ink, 19, { opacity: 0.26, butt: 1, transform: 'translate(4 5)' }) + stroke('M0 -60V92', '#5a2f16', 18, { butt: 1 }) + stroke('M-1 -60V92', '#8f5228', 14, { butt: 1 }) + stroke('M-5 -58V90M4 -58V90', '#d99a5c', 1.6, { butt: 1, 'stroke-dasharray': '6 5' }), m * 152, -150)).join('');
    const spoon = x => stroke(`M${x} -176V-112`, C.ink, 7, { opacity: 0.25, transform: 'translate(4 5)' }) + el(x + 4, -190, 13, 18, C.ink, ' opacity=".25"') + stroke(`M${x} -176V-112`, '#8f95a3', 7) + stroke(`M${x - 1} -176V-113`, '#e3e7ee', 4) + el(x, -194, 13, 18, '#8f95a3') + el(x - 1, -195, 11.4, 16, '#dfe4eb') + el(x + 1.4, -192, 8, 12, '#c3c9d4') + stroke(`M${x - 6} -202q2 -6 8 -7`, '#fff', 2.4);
    s += spoon(-18) + spoon(22) + stroke('M-70 -138H76', C.ink, 15, { opacity: 0.24, butt: 1, transform: 'translate(3 5)' }) + stroke('M-70 -138H76', '#5a2f16', 15, { butt: 1 }) + stroke('M-70 -139H76', '#8f5228', 11.6, { butt: 1 }) + dots([[-62, -139], [68, -139]], '#f3cf6a', 6);
    s += place(wicker(W, H, HONEY, 28, { hh: 20 }) + RR(0, 0, W - 52, H - 52, 12, '#d9c0ac') + RR(3, 4, W - 60, H - 60, 10, lin), 0, oy);
    for (const m of [-1, 1]) s += place(rect(-13, -10, 26, 22, 3, '#6b3a1a') + rect(-12, -10, 22, 18, 3, '#a5652f') + rect(-8, -6, 13, 10, 2, 'none', { stroke: '#f3cf6a', 'stroke-width': 3 }), m * 152, oy - H / 2 + 2);
    // scones on a stand
    s += place(vessel.stand(100, 'pink') + vessel.doily(78), -104, oy + 2);
    s += put(c, 'scone', scone, [[-104, oy - 54], [-52, oy - 18], [-158, oy - 18], [-136, oy + 44], [-72, oy + 44], [-104, oy - 4]], 1);
    s += c.use('caddy', caddy(96, 122, ['#122a5c', '#23488c', '#f0c24f'], place(teaLeaf(), 0, 0, 1.2)), 50, oy - 58);
    s += c.use('jam', jarL({ w: 58, h: 112, fillc: ['#8f1220', '#d42c3c', '#ff8f8a'], bits: stipple(r, box(44, 70), 10, '#8f1220', 4.6, 0.7, 0) + stipple(r, box(44, 70), 8, '#ff7a78', 4, 0.9, 0), cap: ['#b5a486', '#fffaf0', '#fff'], check: '#d83a2a', emblem: strawb() }), 138, oy - 56, 1.06) + c.use('curd', jarL({ w: 58, h: 112, fillc: ['#d39b10', '#ffd54a', '#fff3b0'], cap: ['#b5a486', '#fffaf0', '#fff'], check: '#e0a818', frame: '#d39b10', emblem: lem() }), 199, oy - 56, 1.06);
    // shortbread box, open
    const T = tartan(c, ['#b3262c', '#5f0f1c', '#ffd97a', '#fff0dc'], 34);
    s += place(RR(8, 11, 192, 100, 8, C.ink, { opacity: 0.32 }) + RR(0, 0, 192, 100, 8, '#5f0f1c') + RR(-1, -1.6, 189, 96, 8, T) + RR(0, 0, 168, 76, 4, '#5f0f1c') + RR(2, 3, 164, 72, 4, '#fff3d9'), 104, oy + 74);
    s += put(c, 'short', finger, [...Array(6)].map((_, i) => [37 + i * 27, oy + 71, 0]), 0.96);
    return { w: W, h: 460, s };
  },
  // 3 合桃酥八件 · 迷你老婆餅六件 · 桂花杞子糕一盒 · 茉莉花茶一罐
  pastry(c) {
    const r = rng('g3'), W = 456, H = 366, LQ = [C.lacquerD, '#c12a26', '#f0c24f'];
    // lid behind, turned a little
    let s = group(rect(-W / 2 + 10, -H / 2 + 14, W, H, 12, C.ink, { opacity: 0.3 }) + rect(-W / 2, -H / 2, W, H, 12, '#7c1218') + rect(-W / 2, -H / 2, W - 4, H - 5, 12, '#b3221f') + rect(-W / 2 + 12, -H / 2 + 12, W - 27, H - 28, 7, 'none', { stroke: '#f0c24f', 'stroke-width': 3 }) + rect(-W / 2 + 20, -H / 2 + 20, W - 43, H - 44, 4, 'none', { stroke: '#f0c24f', 'stroke-width': 1.4 }) + [[-190, -145], [-110, -150], [-30, -150], [50, -150], [130, -150], [-195, -70], [-195, 10], [-195, 90]].map(([x, y]) => place(flower5('#f0c24f', '#c12a26', 13), x, y)).join(''), { transform: 'translate(-18 -64) rotate(-7)' });
    const oy = 44;
    s += place(rect(-W / 2 + 13, -H / 2 + 17, W, H, 14, C.ink, { opacity: 0.36 }) + rect(-W / 2, -H / 2, W, H, 14, C.lacquerD) + rect(-W / 2, -H / 2, W - 4, H - 5, 14, '#c12a26') + rect(-W / 2 + 7, -H / 2 + 7, W - 18, H - 19, 9, 'none', { stroke: '#f0c24f', 'stroke-width': 2.6 }) + stroke(`M${-W / 2 + 18} ${-H / 2 + 3}H${W / 2 - 60}`, '#ff9a84', 2.4), 6, oy);
    const cell = (x, y, w, h, f = '#f6d48a') => rect(x - w / 2, y - h / 2, w, h, 7, '#5a0c10') + rect(x - w / 2 + 3, y - h / 2 + 4, w - 4, h - 5, 6, f) + rect(x - w / 2 + 3, y - h / 2 + 4, w - 4, 12, 5, '#c99a4a') + rect(x - w / 2 + 3, y - h / 2 + 4, 9, h - 5, 5, '#d9ae5c');
    s += cell(-72, oy - 82, 264, 160) + cell(142, oy - 82, 148, 160, '#8a1a1c') + cell(-72, oy + 86, 264, 158) + cell(142, oy + 86, 148, 158, '#fff3dc');
    // red plush under the tin
    s += put(c, 'wc', S.walnutC(0.4), gridPts(4, 2, 62, 72, -71, oy - 79).map(([x, y, i, j], n) => [x, y, [0, 14, -12, 8, -9, 12, 0, -14][n]]), 0.95);
    s += put(c, 'wife', wife, gridPts(3, 2, 80, 72, -71, oy + 89).map(([x, y], n) => [x, y, [0, -10, 8, 12, 0, -8][n]]), 1.04);
    s += place(c.use('tin', () => tinOpen(60, ['#0c3f38', '#1f7a5c', '#f0c24f'], '#2c8a6a', ''), 0, 0), 143, oy - 80) + place(circle(0, 0, 46, '#0c3f38') + circle(-1, -1.6, 44.5, '#2c8a6a') + ring(38, '#f0c24f', 2) + [0, 1, 2].map(i => place(garnish.leaf(24, 13, 0, ['#1d5a34', '#6fb94f', '#d9f0a4'], { h: 0 }), cos(i * 2.09 + 0.5) * 10, sin(i * 2.09 + 0.5) * 10, 1, (i * 2.09 + 0.5) * 57.3)).join('') + place(jasmine(), 0, 0, 1.5) + place(jasmine(), -20, 14, 0.9) + place(jasmine(), 21, 12, 0.8) + place(jasmine(), 2, -26, 0.8), 143, oy - 80);
    s += put(c, 'jel', jelly(0), gridPts(3, 3, 45, 47, 141, oy + 88).filter((q, i) => i % 2 === 0).map(([x, y]) => [x, y]), 0.98) + put(c, 'jel1', jelly(1), gridPts(3, 3, 45, 47, 141, oy + 88).filter((q, i) => i % 2).map(([x, y]) => [x, y]), 0.98);
    return { w: W + 84, h: H + 158, s: place(s, 10, -6) };
  },
  // 4 硬芝士兩款 · 原味餅乾一盒 · 醃橄欖一樽 · 烤腰果及杏仁一罐 · 無酒精有氣提子汁一樽
  savoury(c) {
    const r = rng('g4'), W = 500, H = 414;
    let s = crate(W, H) + wool(r, W - 62, H - 62, ['#c9964c', '#a06c28', '#f3daa6'], 3, 130);
    s += c.use('bottle', G.bottle(['#0e2b1d', '#1f5a3a', '#7fc09a'], 0.02), 6, -108, 2.35);
    s += place([[-9, -4], [0, -6], [9, -4], [-5, 4], [5, 4], [0, 12]].map(([x, y]) => circle(x, y, 6, '#4a1440') + circle(x - 1, y - 1.2, 4.8, '#7d2a6b') + circle(x - 2, y - 2.4, 1.4, '#e9b8da')).join('') + garnish.leaf(14, 9, -1.2, ['#2b6b35', '#5fae4b', '#b9dc74'], { h: 0, y: -10 }), 66, -108, 1.5);
    // half wheel in red wax, hard yellow cheese
    const hw = []; for (let i = 0; i <= 16; i++) { const t = 0.5 + (Math.PI * i) / 16; hw.push([cos(t) * 82, sin(t) * 82]); }
    const HW = move(hw, -122, -2);
    s += fill(polygon(move(HW, 10, 14)), C.ink, { opacity: 0.34 }) + rpoly(move(HW, 6, 8), '#7c1218', 5) + rpoly(HW, '#b3221f', 5) + fill(polygon(move(scale(hw, 0.9), -122, -2)), '#c98412') + fill(polygon(move(scale(hw, 0.88), -123, -3)), '#ffd260') + fill(polygon(move(scale(hw, 0.5), -132, -6)), '#ffdf86') + [[-154, -12, 6], [-132, 32, 7.5], [-156, 22, 4.4], [-108, 0, 4], [-164, 6, 3.4], [-120, 50, 4]].map(([x, y, k]) => circle(x, y, k, '#d98f1e') + circle(x + 1.3, y + 1.7, k - 1.6, '#f5bd46')).join('') + stroke(arc(82, 1.9, 3.4, -122, -2), '#ff8a70', 4);
    // wedge of aged orange cheese, rind on the short side
    const wd = pts('-196 146, -58 82, -36 148'), q = move(wd, 5, 20);
    s += fill(polygon(move(wd, 14, 26)), C.ink, { opacity: 0.32 }) + rpoly([wd[0], wd[1], wd[2], q[2], q[0]], '#b9560c', 6) + rpoly(wd, '#f58a23', 6) + fill(polygon([wd[0], wd[2], q[2], q[0]]), '#d96f14') + stroke('M-56 84L-35 149', '#8a5a2c', 9) + stroke('M-56 84L-35 149', '#c79a62', 4) + stroke('M-184 139L-70 87', '#ffc98a', 3.4) + stipple(r, wd, 14, '#ffb868', 4, 0.9, 0) + stroke('M-160 158h66M-126 164h70', '#f09a44', 2.4);
    // nuts
    const N = [[-16, -20, 0], [14, -24, 1], [-34, 2, 2], [0, 0, 3], [32, -2, 0], [-20, 24, 1], [12, 26, 2], [36, 20, 3], [-2, -38, 2]];
    s += place(tinOpen(62, ['#123062', '#23488c', '#f0c24f'], '#6b3c18', N.map(([x, y, k], i) => c.use('nu' + k, [almond(0.4), cashew(0.3), almond(2.1), cashew(2.4)][k], x, y, 1.02)).join('')), 24, 24);
    // olives
    const ol = [[-22, -34], [2, -38], [24, -30], [-24, -8], [0, -14], [25, -6], [25, 44], [-23, 46], [2, 46], [-14, 64], [13, 64], [-27, 18], [28, 20]].map(([x, y]) => place(circle(0, 0, 11, '#4a5c16') + circle(-0.8, -1, 9.8, '#93a63a') + circle(1, 1.2, 4.4, '#5a1a10') + circle(1, 1, 3.2, '#e2452e') + stroke(arc(7, -2.9, -1.8), '#e3ecaa', 2.2), x, y + 4)).join('');
    s += c.use('olive', jarL({ w: 84, h: 156, fillc: ['#5c6a20', '#b9c060', '#e9f0b0'], bits: ol, lab: 0.26, cap: ['#8a6a1c', '#e0b23e', '#fff0b4'], frame: '#4f7a2c', emblem: garnish.leaf(20, 8, -2.6, ['#3f6a2c', '#7fa650', '#d9ecb0'], { h: 0, y: 0 }) + garnish.leaf(20, 8, -0.5, ['#3f6a2c', '#7fa650', '#d9ecb0'], { h: 0, y: 0 }) + circle(0, 5, 7.4, '#4a5c16') + circle(-0.6, 4.2, 6.4, '#93a63a') }), 162, 22, 1, 4);
    // crackers
    s += place(openBox(206, 88, ['#0e4b43', '#1f7a5c', '#a9dcc2', '#0c3f38'], { rx: 6, t: 8 }), 82, 132);
    s += put(c, 'crk', cracker, [10, 46, 82, 118, 154].map((x, i) => [x, 130 + (i % 2), 0]), 0.96);
    return { w: W, h: H, s };
  },
  // 5 紅棗一包 · 杞子一包 · 合桃肉一包 · 純蜂蜜一樽 · 菊花茶一罐
  wellness(c) {
    const r = rng('g5'), W = 500, H = 424, lk = ['#1d0c12', '#4a1a22', '#d9a441'];
    let s = rect(-W / 2 + 12, -H / 2 + 17, W, H, 40, C.ink, { opacity: 0.36 }) + rect(-W / 2, -H / 2, W, H, 40, lk[0]) + rect(-W / 2, -H / 2, W - 4, H - 6, 40, lk[1]) + RR(0, -1, W - 20, H - 22, 32, 'none', { stroke: lk[2], 'stroke-width': 2.6 }) + stroke(`M${-W / 2 + 46} ${-H / 2 + 5}H40`, '#c98a84', 3, { opacity: 0.8 }) + RR(0, 0, W - 44, H - 46, 22, lk[0]) + RR(3, 4, W - 50, H - 52, 20, '#a8322a');
    // gold sprigs on the rim corners
    s += [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => place(flower5(lk[2], lk[1], 7), a * (W / 2 - 27), b * (H / 2 - 28))).join('');
    const D = [], put2 = (l, key, kinds) => l.map(([x, y, k = 0]) => c.use(key + k, kinds[k], x, y)).join('');
    const dt = put2([[-26, -34, 0], [8, -38, 1], [34, -26, 0], [-36, -8, 1], [-4, -12, 2], [28, 0, 1], [-24, 16, 0], [10, 14, 2], [38, 26, 0], [-36, 42, 1], [-4, 42, 0], [32, 46, 1], [-38, -54, 2], [-8, -56, 0], [30, -54, 1], [8, -14, 1], [-24, 0, 2], [12, 34, 2]], 'dt', [date(0.3), date(-0.7), date(1.3)]);
    const gp = scatter(rng('gj'), box(110, 116), 116, { gap: 8.4 }), gj = dashes(gp.map(q => [q[0] + 1.6, q[1] + 2.2]), 7, rng('q'), '#7a120c', 7.6) + dashes(gp, 7, rng('q'), '#cf3322', 6.6) + dashes(gp.map(q => [q[0] - 0.8, q[1] - 1]), 4, rng('q'), '#ff7a52', 2.6);
    const wn = put2([[-30, -34, 0], [6, -36, 1], [36, -24, 2], [-36, -2, 1], [-2, -4, 2], [32, 10, 0], [-26, 30, 2], [8, 30, 0], [38, 40, 1], [-36, 50, 0], [-2, 50, 1], [-16, -52, 2], [24, -54, 0], [46, -2, 1], [-18, 14, 1], [18, -16, 0], [-14, 26, 2], [20, 48, 2], [4, 12, 2], [-2, -24, 0]], 'wn', [nut(0.2), nut(1.1), nut(2.2)]);
    s += place(c.use('pk1', packet(134, 182, ['#7c1218', '#b3221f', '#f3cf6a'], flower5('#f3cf6a', '#b3221f', 8), dt), 0, 0), -151, -86, 1, -2) + place(c.use('pk2', packet(134, 182, ['#a9560c', '#e08a1e', '#fff0c4'], flower5('#fff0c4', '#e08a1e', 8), gj), 0, 0), -2, -88) + place(c.use('pk3', packet(134, 182, ['#2b6b35', '#4f8a4a', '#e9f0b0'], flower5('#e9f0b0', '#4f8a4a', 8), wn), 0, 0), 147, -86, 1, 2);
    // honey, with a wooden dipper
    const hx = [[-16, -14], [0, -14], [16, -14], [-8, 0], [8, 0], [24, 0], [-24, 0], [-16, 14], [0, 14], [16, 14]].map(([x, y]) => polygon(ringPts(6, 8.4, 0.524, x, y + 52).map(q => [q[0], q[1]]))).join('');
    s += place(c.use('hon', jarL({ w: 96, h: 152, fillc: ['#a9600a', '#f0a11c', '#ffdf86'], bits: fill(hx, '#ffc24a', { opacity: 0.7, transform: 'translate(0 -2)' }), cap: ['#7a5a14', '#d9a832', '#fff0b4'], frame: '#c98412', emblem: place(bee(), 0, 0, 1.5) }), 0, 0), -146, 104, 1.12, -4);
    s += group(stroke('M-46 172L-22 62', C.ink, 9, { opacity: 0.3, transform: 'translate(5 8)' }) + stroke('M-46 172L-22 62', '#8a531f', 9) + stroke('M-47 170L-23 62', '#d9a05a', 5) + place([-18, -9, 0, 9, 18].map((y, i) => { const w = [13, 17, 19, 17, 13][i]; return RR(2.4, y + 3.4, w * 2, 8, 4, C.ink, { opacity: 0.22 }) + RR(0, y, w * 2, 8, 4, '#8a531f') + RR(-0.6, y - 0.8, w * 2 - 3, 5.6, 3, '#e0ab66'); }).join('') + fill(smooth(pts('-17 -8, -4 -14, 14 -8, 18 6, 8 20, -8 16, -16 6')), '#f5a81e', { opacity: 0.5 }), -18, 46, 1, 12), { transform: 'translate(-10 -4)' });
    // chrysanthemum tea
    s += place(c.use('lid', () => tinLid(56, ['#8a5a10', '#e2a92e', '#fff0b4'], dotRing(20, 12, 11, '#fff6dc') + dotRing(12, 9, 8, '#fff') + circle(0, 0, 7, '#d98a1a')), 0, 0), 176, 46, 0.86) + place(tinOpen(88, ['#8a5a10', '#e2a92e', '#fff0b4'], '#7a5418', [[-34, -30], [0, -42], [36, -28], [-46, 4], [-14, -8], [18, -6], [48, 6], [-32, 36], [2, 24], [34, 36], [0, 52]].map(([x, y], i) => c.use('mum' + (i % 2), mum(i % 2 ? 0.3 : 0), x, y, 1.16)).join('')), 98, 100);
    return { w: W, h: H, s };
  },
  // 6 紅雞蛋十二隻 · 子薑一樽 · 迷你壽桃包十二件 · 牛油酥餅一盒 · 小熊公仔一隻
  baby(c) {
    const r = rng('g6'), Rr = 250, P = ['#6fae98', '#b5e0cd', '#f3fbf6', '#7fb8a4'];
    let s = ovalBasket(Rr, Rr - 12, P);
    const lace = []; for (let i = 0; i < 40; i++) { const t = (TAU * i) / 40, q = i % 2 ? 1.045 : 0.965; lace.push([cos(t) * (Rr - 26) * q, sin(t) * (Rr - 38) * q]); }
    s += fill(smooth(move(lace, 4, 6)), C.ink, { opacity: 0.2 }) + fill(smooth(lace), '#e9dcc6') + fill(smooth(move(lace, -1, -1.4)), '#fffdf7') + `<ellipse rx="${Rr - 32}" ry="${Rr - 44}" fill="none" stroke="#f4b9be" stroke-width="4" stroke-dasharray="0 12" stroke-linecap="round"/>` + el(0, 0, Rr - 42, Rr - 54, '#f3ddc8') + el(3, 5, Rr - 45, Rr - 58, '#fff4e6') + stroke('M-150 -96q40 40 10 96M120 -150q-30 60 20 96M-60 150q40 -60 110 -40', '#f3ddc8', 6);
    s += c.use('teddy', G.teddy, -104, -94, 1.52);
    // longevity buns, twelve in a steamer
    s += place(vessel.steamer(116), 78, -86, 0.98);
    s += put(c, 'bun', bun, [...ringPts(9, 63, -1.4).map(([x, y]) => [78 + x, -84 + y]), ...ringPts(3, 23, -1.57).map(([x, y]) => [78 + x, -84 + y])].sort((a, b) => a[1] - b[1]), 0.86);
    // twelve red eggs in a paper nest
    const nest = ragged(blob(-70, 104, 122, 82, { n: 18, j: 0.04, r }), r, 4);
    s += fill(smooth(move(nest, 5, 7)), C.ink, { opacity: 0.2 }) + fill(smooth(nest), '#e6c65a') + dashes(scatter(r, nest, 60, { gap: 11 }), 22, r, '#c99a2c', 3) + dashes(scatter(r, nest, 50, { gap: 12 }), 20, r, '#fff0b0', 2.6);
    const E = [[-128, 62], [-78, 52], [-28, 58], [-160, 98], [-108, 94], [-56, 90], [-4, 96], [-136, 136], [-84, 132], [-32, 132], [-92, 166], [-44, 166]];
    s += E.map(([x, y], i) => c.use('egg' + (i % 3), G.redEgg([0.4, -0.5, 1.3][i % 3]), x, y, 0.9)).join('');
    // ginger and shortbread
    const gb = [[-16, -14, 0.3], [12, -10, -0.4], [-14, 44, 0.6], [14, 46, -0.2], [0, 52, 0.9], [20, 20, 0.4], [-22, 16, -0.8]].map(([x, y, a]) => { const p = move(turn(pts('-12 -5, -2 -9, 10 -7, 14 2, 6 8, -8 8'), a), x, y); return fill(smooth(p), '#d98a92') + fill(smooth(inset(p, 3)), '#ffd9d2'); }).join('');
    s += place(c.use('ging', jarL({ w: 70, h: 124, fillc: ['#d08a90', '#f8c4bf', '#fff0ea'], bits: gb, cap: ['#1f5a8a', '#3f8ab8', '#d9eef6'], frame: '#23488c', emblem: place(fill(smooth(pts('-14 4, -12 -5, -3 -4, 0 -13, 7 -12, 6 -3, 15 -2, 14 7, 4 8, 0 14, -6 8')), '#c99a4a') + fill(smooth(pts('-11 2, -9 -3, -1 -2, 2 -9, 4 -2, 11 0, 10 4, 0 4')), '#f0cf8a'), 0, 0) }), 0, 0), 176, 66, 1, 6);
    s += place(rect(-74 + 8, -46 + 11, 148, 92, 8, C.ink, { opacity: 0.28 }) + rect(-74, -46, 148, 92, 8, '#c97a86') + rect(-74, -46, 145, 88, 8, '#f7b8bd') + rect(-64, -36, 128, 72, 4, '#c97a86') + rect(-61, -32, 124, 67, 4, '#fff6ee') + put(c, 'short', finger, [...Array(4)].map((_, i) => [-42 + i * 28.5, -1, 0]), 0.9), 88, 138, 1, -4);
    return { w: 2 * Rr, h: 2 * Rr - 24, s: s + bow(c, 'b', ['#6fa3c0', '#a9d3e6', '#eef9ff'], -214, -112, 0.92, -14) };
  },
  // 7 聖誕布甸一個 · 薑餅人十二件 · 雜錦果仁一罐 · 紅莓醬一樽 · 無酒精有氣提子汁兩樽
  christmas(c) {
    const r = rng('g7'), W = 508, H = 430, P = ['#0e4b43', '#2f8a5f', '#a9dcb4', '#0a332c'];
    let s = wicker(W, H, P, 40, { hh: 20, rim: 30 });
    const T = tartan(c, ['#b3262c', '#0f4a3c', '#f3cf6a', '#fff3dc'], 52);
    s += RR(0, 0, W - 60, H - 60, 20, '#7d181b') + RR(3, 4, W - 68, H - 68, 18, T) + RR(3, 4, W - 68, H - 68, 18, '#3d0a10', { opacity: 0.18 });
    s += place(c.use('pud', G.pudding, 0, 0), -132, -102, 1.5);
    // mixed nuts
    const N = [[-18, -22, 0], [14, -24, 1], [-34, 2, 3], [0, 0, 4], [32, -2, 2], [-20, 24, 1], [12, 26, 0], [36, 20, 3]];
    s += place(tinOpen(60, ['#8a5a10', '#e2a92e', '#fff0b4'], '#5a3010', N.map(([x, y, k]) => c.use('nu' + k, [almond(0.4), cashew(0.3), almond(2.1), cashew(2.4), nut(0.4)][k], x, y, 1.02)).join('')), 18, -106);
    const cr = [[-16, -12], [10, -14], [20, 6], [-20, 12], [-16, 46], [8, 52], [20, 36], [-4, -4]].map(([x, y]) => circle(x, y, 8.6, '#5e0a18') + circle(x - 0.8, y - 1, 7.4, '#a3142c') + circle(x - 2.4, y - 3, 2, '#ff9aa0')).join('');
    s += place(c.use('cran', jarL({ w: 74, h: 124, fillc: ['#5e0a18', '#9c1430', '#e0566a'], bits: cr, cap: ['#8a6a1c', '#e0b23e', '#fff0b4'], frame: '#1f7a5c', emblem: place(garnish.leaf(18, 8, -2.6, ['#1d5a34', '#3f9a4c', '#a8d06a'], { h: 0 }) + garnish.leaf(18, 8, -0.5, ['#1d5a34', '#3f9a4c', '#a8d06a'], { h: 0 }) + [[-5, 5], [5, 5], [0, 12]].map(([x, y]) => circle(x, y, 5.4, '#8f1220') + circle(x - 0.6, y - 0.8, 4.4, '#e0303a')).join(''), 0, -3) }), 0, 0), 76, 96, 1, 3);
    // two bottles
    for (const x of [136, 194]) s += c.use('bot', G.bottle(['#0e2b1d', '#1f5a3a', '#7fc09a'], 1.571), x, 8, 1.78) + place([[-6, -2], [0, -4], [6, -2], [-3, 4], [3, 4], [0, 9]].map(([a, b]) => circle(a, b, 4, '#4a1440') + circle(a - 0.7, b - 0.8, 3.2, '#8a3a78')).join('') + garnish.leaf(9, 6, -1.2, ['#2b6b35', '#5fae4b', '#b9dc74'], { h: 0, y: -7 }), x, 54, 1.4);
    // twelve gingerbread people in their box
    s += place(openBox(266, 186, ['#8f1220', '#d32b35', '#ff9a98', '#fff6e6'], { rx: 8, t: 9 }), -88, 68);
    s += gridPts(4, 3, 61, 56, -86, 70).map(([x, y, i, j]) => c.use('gm' + ((i + j) % 2), (i + j) % 2 ? man(['#2f9a76', C.tomato]) : man([C.tomato, '#2f9a76']), x, y, 0.58, [0, 5, -5, 3][(i + 2 * j) % 4])).join('');
    return { w: W, h: H + 30, s: s + place(c.use('fir', G.pine, 0, 0), -84, 196, 1.5, 4) + place(c.use('firR', () => group(G.pine(), { transform: 'scale(-1 1)' }), 0, 0), 82, 198, 1.5, -4) + c.use('berr', () => [[-9, 2], [4, 7], [6, -7]].map(([x, y]) => circle(x + 2, y + 3, 7, C.ink, { opacity: 0.3 }) + circle(x, y, 7, '#8f1220') + circle(x - 0.8, y - 1, 5.8, '#e0303a') + circle(x - 2.4, y - 2.6, 1.6, '#ffc0b8')).join(''), -92, 200) + c.use('berr', null, 92, 202) + bow(c, 'r', RED, -4, 198, 1.3, 0) };
  },
  // 8 漆面全盒一個 · 瓜子、糖蓮子、糖冬瓜 · 迷你油角、笑口棗 · 合桃酥八件 · 年桔八個
  newYear(c) {
    const r = rng('g8'), RB = 262, oy = -46;
    let s = ovalBasket(RB, RB - 4, ['#7c1218', '#c12a26', '#f3c24a', '#4e0a0e'], { h: 20 }) + el(3, 5, RB - 36, RB - 40, '#8a1a1c');
    s += `<ellipse rx="${RB - 46}" ry="${RB - 50}" fill="none" stroke="#a8322a" stroke-width="5" stroke-dasharray="12 10"/>`;
    // octagonal lacquer tray
    const oc = (q, x = 0, y = oy) => ringPts(8, q, Math.PI / 8, x, y).map(p => [p[0], p[1]]);
    const Q = 190;
    s += fill(polygon(move(oc(Q), 9, 13)), C.ink, { opacity: 0.4 }) + rpoly(oc(Q - 4), '#1d0a0c', 10) + rpoly(move(oc(Q - 6), -1.4, -2), '#3d1416', 10) + stroke(polygon(oc(Q - 9)), '#f0c24f', 3.4) + rpoly(oc(Q - 20), '#1d0a0c', 4) + stroke(polygon(oc(Q - 17)), '#c98f2c', 1.4);
    const q0 = 60, q1 = 154, N = 6, gap = 0.055;
    for (let i = 0; i < N; i++) {
      const a = (TAU * i) / N - Math.PI / 2 - TAU / 12, b = a + TAU / N, p = [];
      for (let t = 0; t <= 6; t++) { const u = a + gap + ((b - a - 2 * gap) * t) / 6; p.push([cos(u) * q1, oy + sin(u) * q1]); }
      for (let t = 6; t >= 0; t--) { const u = a + gap * 1.9 + ((b - a - 3.8 * gap) * t) / 6; p.push([cos(u) * (q0 + 8), oy + sin(u) * (q0 + 8)]); }
      s += rpoly(p, '#7c1218', 5) + rpoly(move(scale(move(p, 0, -oy), 0.985), 1.6, oy + 2.4), i === 0 ? '#fbe2a8' : i === 1 || i === 3 ? '#c12f2a' : '#8f1a1c', 3);
    }
    s += circle(0, oy, q0 + 3, '#f0c24f') + circle(0, oy, q0, '#7c1218') + circle(2, oy + 3, q0 - 3, '#8f1a1c');
    const at = (i, q, da = 0) => { const a = (TAU * i) / N - Math.PI / 2 + da; return [cos(a) * q, oy + sin(a) * q]; };
    const spread = (i, list) => list.map(([q, da]) => at(i, q, da));
    const pile = (i, key, kinds, k, list) => spread(i, list).sort((m, n) => m[1] - n[1]).map(([x, y], n) => c.use(key + (n % kinds.length), kinds[n % kinds.length], x, y, k)).join('');
    const dense = [[84, -0.2], [84, 0.2], [102, -0.32], [102, 0], [102, 0.32], [120, -0.2], [120, 0.18], [122, -0.4], [122, 0.38], [139, -0.32], [139, -0.06], [139, 0.2], [138, 0.4], [92, 0.02], [112, -0.1], [130, 0.08]];
    s += pile(0, 'sd', [seed(0.4), seed(-0.5), seed(1.4)], 1.06, [...dense, [94, -0.22], [94, 0.24], [118, 0.02], [132, 0.44], [131, -0.44], [145, -0.18], [145, 0.3], [106, 0.12], [106, -0.16], [86, -0.05], [110, 0.24], [128, -0.26], [142, 0.06], [112, -0.36], [130, 0.32]]);
    s += pile(1, 'lo', [lotus], 1.02, [[84, 0], [98, -0.24], [99, 0.24], [106, 0.02], [122, -0.34], [122, 0.34], [121, -0.13], [124, 0.12], [140, -0.26], [142, 0], [140, 0.26]]);
    s += pile(2, 'pf', [puff(0.2), puff(-0.5)], 1, [[92, -0.14], [104, 0.26], [118, -0.24], [126, 0.08], [140, 0.32]]);
    s += pile(3, 'gd', [gourd(0.2), gourd(-0.4), gourd(1.2)], 1, [[84, 0], [100, -0.2], [101, 0.22], [118, 0], [124, -0.32], [124, 0.32], [140, -0.14], [141, 0.16]]);
    s += pile(4, 'sm', [smile(0.2), smile(1), smile(-0.6)], 0.98, [[88, 0], [108, -0.28], [110, 0.28], [114, 0], [136, -0.32], [139, -0.04], [137, 0.28]]);
    s += pile(5, 'wk', [S.walnutC(0.4)], 0.84, [[92, 0], [118, -0.25], [120, 0.24], [142, 0.0]].slice(0, 3));
    s += put(c, 'wk0', S.walnutC(0.4), [[0, oy - 25], [-25, oy - 2], [25, oy - 4], [-13, oy + 23], [15, oy + 22]].sort((a, b) => a[1] - b[1]), 0.84);
    // eight mandarins along the front
    s += [...Array(8)].map((_, i) => { const a = 2.88 - i * 0.375; return [cos(a) * 222, sin(a) * 196 - 2, i]; }).sort((m, n) => m[1] - n[1]).map(([x, y, i]) => c.use(i % 2 ? 'md0' : 'md1', G.mandarin(i % 2 ? 0 : 1), x, y, i % 2 ? 1.1 : 1.12, [0, 8, -10, 0, 12, -6, 8, -14][i])).join('');
    s += [[-196, -116], [-178, -142], [196, -112], [178, -140]].map(([x, y], i) => place(flower5(i % 2 ? '#f7a6ac' : '#ffd1cc', '#f6c24a', 9), x, y)).join('');
    return { w: 2 * RB, h: 2 * RB - 8, s };
  },
};
