// centre.mjs — ten set pieces that can be the star of a table, each a dish that a set or the menu offers. draw(c) -> { w, h, s }
import { C, LIGHT, TAU, cos, sin, num, rng, pts, turn, move, scale, smooth, curve, polygon, fill, stroke, circle, ring, dotRing, dashRing, rect, group, place, blob, inset, gloss, volume, shadow, dots, dashes, stipple, scatter, ringPts, arc } from '../kit.mjs';
import { vessel } from '../vessels.mjs';
import { garnish, leafy, GREENS, prawn } from '../shared.mjs';
import { pieces as PC } from '../dishes/index.mjs';
import { shiitakeCap, floret, coriander, carrotFlower, shreds } from '../dishes/chineseKit.mjs';
import { rosemary, parsley, thyme, roundBoard, holly, spud, cherryTom } from '../dishes/westernKit.mjs';
import { block, box, rpoly, gridPts } from '../dishes/menuB-kit.mjs';
import * as X from './pieces.mjs';
import { pig, PIGK } from '../dishes/menuA-1.mjs';
import { el, RR } from '../ware.mjs';
const at = (q, a, x = 0, y = 0) => [x + cos(a) * q, y + sin(a) * q];
const byY = l => [...l].sort((a, b) => a[1] - b[1]);
const glint = (R, w = 5, o = 0.7) => stroke(arc(R, -2.75, -1.9), '#fff', w, { opacity: o });
// sauce bowl with a spoonful of something
const { abalone, roastPork, lotusRoot, fishBall } = PC.chinese3;

export const centre = {
  // 豐盛盆菜 — a hammered brass basin, ring upon ring
  'poon-choi'(c) {
    const r = rng('cpoon'), R = 236;
    let s = [-1, 1].map(m => { const d = `M${m * 222} -46C${m * 286} -46 ${m * 286} 46 ${m * 222} 46`; return stroke(d, C.ink, 17, { opacity: 0.3, transform: 'translate(9 13)', butt: 1 }) + stroke(d, '#8a5a14', 18, { butt: 1 }) + stroke(d, '#e2b046', 12, { butt: 1, transform: 'translate(-1 -1.500)'.replace('.500', '.5') }); }).join('');
    s += circle(LIGHT[0] * 24, LIGHT[1] * 24, R, C.ink, { opacity: 0.32 }) + circle(0, 0, R, '#8a5a14') + circle(-2.4, -3.4, R - 4, '#dca63c') + ring(R - 7, '#f9dd8c', 3.4) + dotRing(R - 17, 64, 7, '#b9801e') + dotRing(R - 17.6, 64, 4, '#f9dd8c') + ring(R - 27, '#b9801e', 3) + circle(0, 0, R - 30, '#6b3d0c') + circle(5, 7, R - 37, '#8f4a16') + glint(R - 10, 7);
    const use = (k, f, l, z) => byY(l).map(([x, y, a = 0]) => c.use('cp:' + k, f, x, y, z, a)).join('');
    // outer ring: twelve sectors in six kinds
    const kinds = [['cap', shiitakeCap(0), 1.2], ['br', floret(0), 1.24], ['lot', lotusRoot, 1.3], ['cap', shiitakeCap(0), 1.2], ['br', floret(0), 1.24], ['pork', roastPork, 1.36]];
    for (let i = 0; i < 12; i++) { const a = (TAU * i) / 12 - 1.57, [k, f, z] = kinds[i % 6]; s += use(k, f, [at(174, a - 0.14), at(174, a + 0.14), at(142, a)], z); }
    // ring of chopped soy chicken slices and prawns
    for (let i = 0; i < 14; i++) { const a = (TAU * i) / 14 - 1.5; s += c.use('cp:pr' + (i % 14), prawn(a + 0.6), ...at(112, a), 1.5); }
    s += use('ball', fishBall, ringPts(10, 72, 0.3).map(q => [q[0], q[1]]), 1.2) + use('ab', abalone, [...ringPts(7, 44, -1.57).map(q => [q[0], q[1]])], 1.34) + use('ab', abalone, [[0, -4]], 1.46);
    for (const a of [0.26, 1.83, 3.4, 4.97]) s += carrotFlower(c, ...at(150, a), 0.9) + coriander(c, ...at(92, a + 0.4), 1, 20);
    return { w: 2 * R + 70, h: 2 * R, s: s + garnish.chive(r, blob(0, 0, 180, 180), 34, 11) + shreds(r, blob(0, 0, 30, 28), 10, 18, '#4f9a43', 4.4, { gap: 8 }) };
  },
  // 鴻運乳豬全體 — whole, lacquered, on a board of lettuce and fruit
  'suckling-pig'(c) {
    const r = rng('cpig'), W = 556, H = 356;
    let s = vessel.board(W, H, { tone: 'wood', round: 60, r: rng('pb') }) + rect(-W / 2 + 14, -H / 2 + 13, W - 30, H - 32, 48, 'none', { stroke: C.woodD, 'stroke-width': 3, opacity: 0.7 });
    for (let i = 0; i < 18; i++) { const t = (TAU * i) / 18, x = cos(t) * 196, y = sin(t) * 104; s += leafy(c, i % 2 ? GREENS.b : GREENS.a, x, y, 1.15, Math.round(t * 57.3)); }
    for (const [x, y] of [[-150, -118], [-96, -134], [-10, -142], [50, -142], [112, -132], [-150, 118], [-96, 134], [-10, 142], [50, 142], [112, 132]]) s += garnish.lemon(c, x, y, 1.05, 'orange');
    for (const [x, y] of [[-122, -130], [-52, -140], [80, -142], [-122, 130], [-52, 140], [80, 142], [218, -70], [222, 72], [-226, -78], [-226, 80]]) s += cherryTom(c, x, y, 1);
    s += c.use('cpig:pig', rr => pig(rr), 36, 0, 1.2);
    // skin: one glossy sheet, scored
    const T = p => move(scale(p, 1.2), 36, 0), sk = T(pts('-92 -26, -66 -50, -18 -60, 40 -60, 88 -52, 118 -32, 127 0, 118 32, 88 52, 40 60, -18 60, -66 50, -92 26, -98 0'));
    s += fill(smooth(sk), PIGK[0]) + fill(smooth(inset(sk, 12)), PIGK[1]) + fill(smooth(T(pts('-84 -20, -60 -42, -14 -50, 40 -50, 84 -42, 104 -20, 60 -8, 0 -4, -60 -4'))), PIGK[3]) + fill(smooth(T(pts('-70 -24, -50 -38, -10 -44, 40 -44, 74 -36, 60 -24, 10 -18, -44 -18'))), '#ee8a34');
    let d = ''; for (const x of [-62, -32, -2, 28, 58, 88]) d += curve(T([[x, -54 + Math.abs(x - 14) * 0.07], [x + 4, 0], [x, 54 - Math.abs(x - 14) * 0.07]])); for (const y of [-20, 20]) d += curve(T([[-90, y * 0.9], [14, y * 1.1], [118, y * 0.9]]));
    s += stroke(d, '#7d2408', 3.4) + stroke(d, '#f59b44', 1.4, { transform: 'translate(-2 -2)', opacity: 0.8 }) + stroke(curve(T(pts('-58 -40, -14 -47, 36 -47'))), '#ffd79a', 7) + stroke(curve(T(pts('52 -45, 66 -42'))), '#ffe9c4', 6) + stroke(curve(T(pts('-96 0, 14 4, 122 0'))), '#8a2a08', 3, { opacity: 0.7 }) + stipple(r, sk, 34, '#8a2a08', 4, 0.5, 0.6) + stipple(r, T(blob(0, -22, 80, 24)), 18, '#ffc06a', 4, 0.9, 0);
    // cherry in the mouth
    s += circle(-206, 6, 12, C.ink, { opacity: 0.3 }) + circle(-211, 0, 12, '#8f1220') + circle(-212, -1.4, 10.4, '#e0303a') + circle(-215, -4.6, 3, '#ffc0b8');
    for (const [x, y, a] of [[-186, -60, 20], [-186, 62, -20]]) s += coriander(c, x, y, 1.1, a);
    return { w: W, h: H, s };
  },
  // 沙嗲雞肉串燒 — a fan of skewers on banana leaf
  'satay-fan'(c) {
    const r = rng('csat'), R = 232;
    let s = roundBoard(R, 'wood') + ring(R - 14, C.woodD, 2.4, { opacity: 0.6 });
    // banana leaf cut round, ribs radiating from the front
    const ly = 150, L = blob(0, 0, R - 26, R - 28, { n: 20 }), p = L;
    let v = ''; for (let i = 0; i < 27; i++) { const a = Math.PI + (Math.PI * (i + 0.5)) / 27, e = [cos(a) * 330, ly + sin(a) * 330], l = Math.hypot(e[0], e[1]), k = Math.min(1, (R - 40) / l); v += curve([[cos(a) * 40, ly + sin(a) * 40], [e[0] * k, e[1] * k]]); }
    s += fill(smooth(move(p, 5, 7)), C.ink, { opacity: 0.28 }) + fill(smooth(p), '#1f5d33') + fill(smooth(inset(p, 7)), '#35844a') + stroke(v, '#4da05c', 2);
    // skewers: sticks meet at the sauce
    const angs = []; for (let i = 0; i < 13; i++) angs.push(-Math.PI / 2 + ((i - 6) * 2.62) / 12);
    s += [0, 12, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6].map(i => { const a = angs[i], g = Math.min(3, Math.floor(i / 3)), base = -Math.PI / 2 + (([1, 4, 7, 10.5][g] - 6) * 2.62) / 12, q = 166 - Math.abs(i - 6) * 4; return c.use('sk' + g, PC.grill.satay(base), cos(a) * q, 104 + sin(a) * q * 1.02, 1.26, Math.round(((a - base) * 180) / Math.PI)); }).join('');
    s += place(X.peanutSauce(rng('ps')), 0, 112, 1.56);
    for (const [x, y, i] of [[-96, 132, 0], [-68, 164, 1], [-128, 108, 1]]) s += c.use('csat:rice' + i, X.riceCake([0.2, -0.5][i]), x, y, 1.3);
    for (const [x, y] of [[92, 122], [120, 100], [80, 152], [112, 136]]) s += garnish.cuke(c, x, y, 1.2);
    s += c.use('csat:on', X.onion, 44, 186, 1.3) + c.use('csat:on', null, -30, 188, 1.2) + garnish.wedge(c, 0, 196, 1.1, 'lime');
    for (const [x, y] of [[74, 184], [-74, 194], [-50, 190]]) s += garnish.chilli(c, x, y, 1.4);
    return { w: 2 * R, h: 2 * R, s };
  },
  // 雜錦芝士拼盤 — a long board with a handle, edge to edge
  'cheese-board'(c) {
    const r = rng('cchz'), W = 500, H = 350, P3 = PC.western3;
    const grain = () => { let d = ''; const q = rng('gr'); for (let i = 0; i < 24; i++) { const y = -H / 2 + 16 + (i * (H - 30)) / 24, a = -W / 2 + q(14, 160), b = W / 2 - q(14, 160); d += `M${num(a)} ${num(y)}Q${num((a + b) / 2)} ${num(y + q.pm(8))} ${num(b)} ${num(y + q.pm(4))}`; } return stroke(d, '#c98a4e', 2); };
    const hnd = d => rect(W / 2 - 30 + d[0], -34 + d[1], 110, 68, 30, d[2], d[3] || {});
    let s = hnd([11, 15, C.ink, { opacity: 0.3 }]) + rect(-W / 2 + 11, -H / 2 + 15, W, H, 46, C.ink, { opacity: 0.3 }) + hnd([0, 0, '#7c4a22']) + rect(-W / 2, -H / 2, W, H, 46, '#7c4a22') + hnd([-2, -3, '#b9773c']) + rect(-W / 2, -H / 2, W - 4, H - 6, 46, '#b9773c') + grain() + circle(W / 2 + 52, -1, 13, '#5a3010') + circle(W / 2 + 53.5, 1, 11, '#fbf0da') + stroke(`M${-W / 2 + 48} ${-H / 2 + 4}H40`, '#e9b47c', 3, { opacity: 0.8 });
    const U = (k, f, x, y, z = 1, a = 0) => c.use('cc:' + k, f, x, y, z, a);
    const G = [['#5a7a1c', '#a3c548', '#e6f3a8'], ['#4a1030', '#8a2450', '#d878a0']];
    s += U('brie', P3.brie, -142, -74, 1.62, -4) + U('bw', P3.brieWedge, -32, -42, 1.3) + U('emm', P3.emmental, 118, -98, 1.5) + U('blue', P3.blue, 160, 82, 1.4, 3);
    s += byY([[-206, 74], [-174, 64], [-190, 98], [-156, 92], [-172, 124], [-136, 72], [-138, 114]]).map(([x, y], i) => U('ched', P3.cheddar, x, y, 1.3, (i % 3) * 8 - 8)).join('');
    s += [-1, 0, 1, 2, 3, 4, 5].map(i => U('crk', P3.cracker(), -60 + i * 32, 132 - Math.sin((i + 1) * 0.5) * 8, 1.3)).join('');
    s += stroke('M-18 -14Q-4 20 -8 58M-10 16L26 6M-8 40L-38 30', '#7a5a2a', 5);
    s += byY([[-52, 12, 1], [-26, 0, 1], [2, -6, 1], [-66, 34, 1], [-38, 26, 1], [-10, 18, 1], [18, 12, 1], [-52, 52, 1], [-24, 46, 1], [4, 40, 0], [32, 34, 0], [-36, 70, 1], [-8, 66, 0], [20, 60, 0], [48, 54, 0], [46, 12, 0], [62, 32, 0], [6, 84, 0], [34, 80, 0], [62, 76, 0]]).map(([x, y, k]) => U('gr' + k, P3.grape(G[k]), x, y, 1.3)).join('');
    for (const [x, y, a] of [[10, -104, 0], [46, -126, 0.5], [-12, -132, -0.4]]) s += U('fig' + a, P3.figHalf(a), x, y, 1.2);
    for (const [x, y] of [[80, -22], [110, -34], [94, 4], [206, -18], [226, 10], [120, -4]]) s += U('nut', P3.walnut, x, y, 1.3, (x % 5) * 6);
    s += U('hon', () => vessel.sauce('#e8950f', 40, { style: 'cream' }) + stroke(arc(15, 0.2, 1.7), '#ffd36a', 5) + stroke('M4 2L52 -30', C.ink, 8, { opacity: 0.25, transform: 'translate(4 6)' }) + stroke('M4 2L52 -30', '#8a531f', 8) + stroke('M4 1L51 -31', '#d9a05a', 4) + el(1, 2, 13, 10, '#c98a45') + stroke('M-7 -5l11 12M0 -9l11 12', '#8a5a22', 2.6), 178, -8 + 10);
    s += rosemary(c, -214, 8, 1.2, 80) + thyme(c, 196, -134, 1.2, 0) + rosemary(c, 190, 144, 1, -8);
    return { w: W + 100, h: H, s: place(s, -40, 0) };
  },
  // 點心 — a tower of steamers seen from above, four open ones at its foot
  'dim-sum-tower'(c) {
    const r = rng('cdim'), D = PC.dimsum, st = (k, x, y, f, z) => place(c.use('cd:st', () => vessel.steamer(112)), x, y, k) + byY(f).map(([dx, dy, fn, key]) => c.use('cd:' + key, fn, x + dx * k, y + dy * k, z * k)).join('');
    const hex = (d, a0, fn, key, n = 6, mid = 1) => [...ringPts(n, d, a0).map(q => [q[0], q[1], fn, key]), ...(mid ? [[0, 0, fn, key]] : [])];
    const har = D.harGow(-0.25), sm = D.siuMai, bao = D.bao('bbq');
    const jade = rr => { const p = pts('-32 10, -28 -8, -14 -20, 4 -23, 20 -17, 31 -2, 30 11, 14 16, 0 17, -16 16'); return volume(p, ['#4f8a4a', '#b5dba0', '#eef8dc'], { h: 8, t: 6, gl: 3, sop: 0.32 }) + stroke('M-22 8q4 -14 12 -20M-8 12q0 -16 6 -26M8 12q2 -14 2 -26M22 6q-2 -12 -8 -18', '#6fae62', 2.6) + dots(pts('-6 2, 8 4, -16 6'), '#f08a3c', 3.4); };
    const cust = rr => { const p = blob(0, 0, 31, 31, { n: 12 }); return volume(p, ['#d9a84a', '#fff0c4', '#fff'], { h: 9, t: 7, gl: 3.4, gt: 7, sop: 0.34 }) + fill(smooth(pts('-4 -8, 8 -10, 12 -2, 6 6, 8 14, 2 10, -6 6, -8 -2')), '#e08a12') + fill(smooth(pts('-2 -6, 7 -7, 9 -1, 3 4, -4 3')), '#ffc640'); };
    let s = st(0.92, -142, -132, hex(60, 0.5, har, 'har', 5), 1) + st(0.92, 142, -132, hex(58, 0.3, jade, 'jade', 5, 1), 1.02) + st(0.92, -142, 138, hex(56, -1.57, cust, 'cust', 5, 1), 1) + st(0.92, 142, 138, hex(56, 0.5, bao, 'bao', 5, 1), 0.98);
    // the tower: lower tiers show as rims towards the light's far side, a long shadow falls over the others
    const big = 126;
    s += circle(44, 58, big + 1, C.ink, { opacity: 0.32 });
    for (let i = 3; i > 0; i--) { const d = i * 8.5; s += circle(d * 0.6 + 1, d * 0.8 + 1, big + 1, '#6b3f14') + circle(d * 0.6, d * 0.8, big, '#c78f45') + ring(big - 3, '#efcb8c', 3, {}, d * 0.6, d * 0.8) + ring(big - 8, '#8a531f', 2, {}, d * 0.6, d * 0.8); }
    s += place(vessel.steamer(big), 0, 0) + byY([...ringPts(7, 72, -1.57).map(q => [q[0], q[1]]), ...ringPts(3, 28, -1.57).map(q => [q[0], q[1]])]).map(([x, y]) => c.use('cd:sm', sm, x, y, 1.14)).join('');
    return { w: 500, h: 490, s };
  },
  // 聖誕燒火雞 — on a board with all its trimmings
  'turkey-trimmings'(c) {
    const r = rng('ctur'), W = 560, H = 430, P4 = PC.western4;
    let s = vessel.board(W, H, { tone: 'wood', round: 48, r: rng('tb') }) + rect(-W / 2 + 17, -H / 2 + 16, W - 36, H - 38, 36, 'none', { stroke: C.woodD, 'stroke-width': 7, opacity: 0.65 }) + rect(-W / 2 + 19, -H / 2 + 18, W - 36, H - 38, 36, 'none', { stroke: C.woodL, 'stroke-width': 2, opacity: 0.8 });
    for (let i = 0; i < 14; i++) { const t = (TAU * i) / 14 + 0.1; s += leafy(c, i % 3 ? GREENS.c : GREENS.a, cos(t) * 118 - 20, sin(t) * 96, 1.15, Math.round(t * 57.3)); }
    for (const [x, y, i] of [[-214, -72, 0], [-190, -118, 1], [-150, -150, 0], [-222, -24, 1], [-100, -164, 1], [-226, 26, 0], [-48, -170, 0]]) s += c.use('ct:sp' + i, spud([0.4, 2.2][i]), x, y, 1.2);
    for (const [x, y] of [[-208, 74], [-184, 100], [-222, 106], [-196, 132], [-160, 124], [-164, 152], [-128, 148]]) s += c.use('ct:spr', P4.sprout, x, y, 1.2);
    const pb = rr => { const p = pts('-34 -4, -28 -12, 0 -13, 28 -12, 35 -3, 34 5, 27 12, 0 13, -28 12, -35 4'); return volume(p, ['#7a2f10', '#b5562a', '#f0a878'], { h: 7, t: 5, sop: 0.34 }) + [-17, 0, 17].map(x => fill(smooth(move(pts('-8 -14, 4 -14, 9 14, -3 14'), x, 0)), '#d9705a') + stroke(`M${x - 4} -12L${x + 1} 12`, '#fbe0c8', 3.4)).join('') + stroke('M-26 -8H20', '#ffc9a0', 2.4); };
    for (const [x, y, a] of [[112, 140, -6], [186, 152, 5], [146, 172, 0]]) s += c.use('ct:pb', pb, x, y, 1.02, a);
    const stuff = rr => volume(blob(0, 0, 22, 21, { n: 10, j: 0.06, r: rr }), ['#6b3a12', '#b5762c', '#e6b06a'], { h: 8, t: 6, gl: 2.6, sop: 0.34 }) + stipple(rr, blob(0, 0, 18, 18), 9, '#3f7a35', 3.4, 1, 0) + stipple(rr, blob(0, 0, 18, 18), 7, '#b3202a', 3.4, 1, 0);
    for (const [x, y] of [[214, -2], [226, 40], [188, 62], [226, 84], [196, 108]]) s += c.use('ct:st', stuff, x, y, 1.1);
    s += place(X.bird(c, -0.5), -10, -2, 1.34);
    s += c.use('ct:cranb', rr => vessel.sauce('#8f1230', 46, { style: 'cream' }) + stipple(rr, blob(0, 0, 30, 30), 16, '#5e0a1c', 8, 0.8, 0) + stipple(rr, blob(0, 0, 30, 30), 14, '#d8304c', 7, 0.95, 0) + stipple(rr, blob(-3, -4, 26, 26), 7, '#ff9aa8', 3, 1, 0), 204, -108);
    s += c.use('ct:boat', X.boat, 106, -164, 1.06, -6);
    for (const [x, y, a] of [[10, -182, 4]]) s += rosemary(c, x, y, 1.1, a);
    s += holly(c, -70, 166, 1.2);
    for (const [x, y] of [[-236, -68], [-130, 172], [164, -62]]) s += c.use('ct:cr', P4.cranberries, x, y, 1.1);
    return { w: W, h: H, s };
  },
  // 朱古力泡芙塔 — five rings of choux, spun sugar, roses
  'profiterole-tower'(c) {
    const r = rng('ccro'), P4 = PC.western4;
    let s = vessel.stand(226, 'pink') + ring(182, '#d98f86', 3) + circle(24, 33, 166, C.ink, { opacity: 0.26 });
    const rose = ([a, b, l]) => () => circle(4, 6, 25, C.ink, { opacity: 0.28 }) + [0, 1, 2, 3, 4].map(i => { const p = move(turn(pts('2 -15, 18 -17, 26 -4, 24 12, 10 18, -2 8'), i * 1.257), 0, 0); return fill(smooth(p), a) + fill(smooth(inset(p, 4)), b); }).join('') + circle(0, 0, 13, a) + circle(-0.8, -1, 11.6, b) + stroke('M-7 0a7 7 0 0 1 14 0a5 5 0 0 1 -9 1a3 3 0 0 1 5 -1', a, 2.6) + stroke(arc(21, -2.7, -1.9), l, 3);
    const RS = [rose(['#d98a94', '#fbd0d2', '#fff']), rose(['#e0cfae', '#fffaf0', '#fff'])];
    for (let i = 0; i < 18; i++) { const a = (TAU * i) / 18 + 0.1; if (i % 3 === 0) s += garnish.leaf(34, 18, a + 0.5, ['#2b6b35', '#5f9c5a', '#c4e0a8'], { x: cos(a) * 176, y: sin(a) * 176 }) + c.use('cro:rs' + (i % 2), RS[i % 2], ...at(180, a), 0.92); else s += c.use('cro:alm' + (i % 2), () => volume(blob(0, 0, 13, 9, { n: 10 }), i % 2 ? ['#d9a3a8', '#ffe0e0', '#fff'] : ['#cdbfa6', '#fffaf0', '#fff'], { h: 4, t: 3, gl: 2.2 }), ...at(182, a), 1.1, 0); }
    for (const [n, q, k, a0, ch] of [[15, 140, 1.16, 0.1, 0], [12, 108, 1.22, 0.3, 1], [9, 77, 1.3, 0.5, 0], [6, 47, 1.38, 0.2, 1], [3, 22, 1.46, 0.6, 0], [1, 0, 1.56, 0, 1]]) {
      s += circle(8 + k * 3, 11 + k * 4, q + 22 * k, C.ink, { opacity: 0.13 });
      ringPts(n, q, a0).forEach(([x, y], i) => (s += c.use('cro:choux', P4.choux, x, y, k, r.pm(20)) + (ch || i % 2 ? c.use('cro:ch' + (i % 2), X.chocCap(i % 2), x - 2, y - 3, k * 0.84) : '')));
    }
    const sp = []; for (let i = 0; i < 11; i++) { const a = r(TAU), q = r(60, 168); sp.push(curve([at(q, a), at(q * 0.86 + 26, a + 0.8), at(q * 0.92, a + 1.6), at(q * 0.66 + 14, a + 2.4), at(q * 0.5, a + 3.1)])); }
    s += stroke(sp.join(''), '#a9560f', 2, { opacity: 0.5, transform: 'translate(3 4)' }) + stroke(sp.join(''), '#ffdb7c', 2.4) + dots(scatter(r, blob(0, 0, 150, 150), 40, { gap: 14 }), '#fff', 3.4);
    s += c.use('cro:rs0', null, -12, -8, 0.98) + c.use('cro:rs1', null, 16, 6, 0.82) + garnish.leaf(26, 15, 2.2, ['#2b6b35', '#5f9c5a', '#c4e0a8'], { x: -4, y: 8 });
    return { w: 474, h: 474, s };
  },
  // 西班牙海鮮飯 — the giant pan
  'paella-pan'(c) {
    const r = rng('cpae'), R = 232;
    let s = [-1, 1].map(m => { const d = `M${m * 214} -52C${m * 284} -50 ${m * 284} 50 ${m * 214} 52`; return stroke(d, C.ink, 15, { opacity: 0.3, transform: 'translate(8 12)' }) + stroke(d, '#8f1f16', 16) + stroke(d, '#d8432e', 11, { transform: 'translate(-1 -1)' }) + stroke(`M${m * 222} -48C${m * 262} -44 ${m * 270} -20 ${m * 270} -6`, '#ff9a80', 3); }).join('');
    s += circle(LIGHT[0] * 20, LIGHT[1] * 20, R, C.ink, { opacity: 0.32 }) + circle(0, 0, R, '#232129') + circle(-2, -3, R - 4, '#68666f') + ring(R - 9, '#8d8b94', 2.4) + circle(0, 0, R - 18, '#1b1a20') + circle(5, 7, R - 24, '#3a3840') + glint(R - 9, 6, 0.6);
    const bed = blob(1, 2, R - 32, R - 33, { n: 22, j: 0.012, r });
    s += fill(smooth(bed), '#c97f12') + fill(smooth(inset(bed, 9)), '#f3b231');
    for (const [x, y, a] of [...ringPts(12, 148, 0.2), ...ringPts(7, 78, 0.5), [0, 0, 0]]) s += c.use('pp:rice', X.ricePatch, x, y, 1.4, Math.round(a * 40));
    for (const [x, y, a] of ringPts(9, 122, 0.5)) s += c.use('pp:red' + Math.round(a * 2), X.redStrip(a + 1.2), x, y, 1.15);
    const peas = scatter(r, blob(0, 0, 186, 184), 54, { gap: 17 });
    s += dots(peas.map(([x, y]) => [x + 1.2, y + 2]), '#2b6332', 11) + dots(peas, '#7fbf4a', 9) + dots(peas.map(([x, y]) => [x - 1.6, y - 1.8]), '#dff0a8', 3);
    // mussels between, prawns as a wheel
    for (const [x, y, a] of ringPts(8, 158, 0.39)) s += c.use('pp:mu' + Math.round(a * 10), PC.western3.mussel(a + 0.2), x, y, 1.3);
    for (const [x, y, a] of ringPts(4, 62, 0.39)) s += c.use('pp:mi' + Math.round(a * 10), PC.western3.mussel(a + 1.3), x, y, 1.2);
    for (const [x, y, a] of ringPts(8, 118, 0)) s += c.turned('pp:kp', X.kpOut, X.kpBody, x, y, 1.42, Math.round(a * 57.3) + 100, { h: 8, op: 0.38 });
    for (const [x, y] of ringPts(8, 190, 0).map(q => [q[0], q[1]])) s += garnish.lemon(c, x, y, 1.05);
    s += parsley(c, -4, -2, 1.7) + parsley(c, 26, 14, 1.2, 40) + parsley(c, -26, 18, 1.1, -30);
    for (const a of [0.2, 1.9, 3.5, 5]) s += parsley(c, ...at(92, a), 0.9);
    return { w: 2 * R + 84, h: 2 * R, s };
  },
  // 雜錦壽司拼盤、加州卷 — a wooden boat
  // rolls: false for a set whose platter is nigiri alone
  'sushi-boat'(c, { rolls = true } = {}) {
    const r = rng('cboat'), N = PC.sushi.nigiri, M = PC.sushi.maki, W = ['#7c4a22', '#c98b4e', '#efc68c', '#5d3315'];
    const hull = k => [[-268, 0], [-236, -58], [-180, -96], [-90, -116], [60, -118], [170, -108], [216, -98], [226, -60], [228, 0], [226, 60], [216, 98], [170, 108], [60, 118], [-90, 116], [-180, 96], [-236, 58]].map(([x, y]) => [x * k, y * 1.16 * (k - (1 - k) * 0.5)]);
    const P = hull(1), Q = hull(0.93);
    let s = fill(smooth(move(P, 14, 19)), C.ink, { opacity: 0.32 }) + fill(smooth(P), W[0]) + fill(smooth(inset(P, 7)), W[1]) + stroke(smooth(hull(0.965)), W[2], 2.6) + fill(smooth(Q), W[3]) + fill(smooth(move(hull(0.9), 3, 4)), W[1]);
    for (let y = -104; y < 110; y += 21) s += stroke(`M${num(-214 + Math.abs(y) * 0.95)} ${y}H206`, '#a96d35', 2.4);
    // deck planks at bow and stern
    s += fill(polygon(pts('-246 0, -222 -42, -176 -74, -176 74, -222 42')), W[0]) + fill(polygon(pts('-243 -1, -220 -41, -180 -70, -180 70, -220 41')), '#dba468') + stroke('M-234 -14H-180M-234 14H-180M-216 -42H-180M-216 42H-180', '#a96d35', 2.4) + rect(174, -104, 36, 208, 6, W[0]) + rect(174, -104, 32, 204, 6, '#dba468') + stroke('M177 -52H203M177 0H203M177 52H203', '#a96d35', 2.4);
    s += circle(-212, 3, 12, C.ink, { opacity: 0.3 }) + circle(-215, 0, 12, '#b3221f') + circle(-216, -1.4, 10, '#d83f2e') + circle(-216, -1.4, 4, '#f3cf6a');
    const frill = y => fill(polygon(Array.from({ length: 15 }, (_, i) => [-150 + i * 22, y + (i % 2 ? -15 : 0)]).concat([[158, y + 16], [-150, y + 16]])), '#2f8a44') + fill(polygon(Array.from({ length: 15 }, (_, i) => [-148 + i * 22, y + (i % 2 ? -9 : 4)]).concat([[160, y + 16], [-148, y + 16]])), '#57b05e');
    const kinds = ['salmon', 'ebi', 'tuna', 'tamago', 'salmon', 'unagi', 'ebi'];
    s += kinds.map((k, i) => c.use('sb:' + k, N(k, 0.24), -146 + i * 47.5, -64 + Math.abs(i - 3) * 1.5, 1.04)).join('') + frill(-4) + (rolls ? Array.from({ length: 8 }, (_, i) => c.use('sb:u' + (i % 2), M('ura'), -144 + i * 41.5, 16 + (i % 2) * 2, 1.0)) : ['tuna', 'salmon', 'tamago', 'ebi', 'unagi', 'tuna', 'salmon'].map((k, i) => c.use('sb:' + k, N(k, 0.24), -144 + i * 47.5, 16, 0.86))).join('');
    s += ['tamago', 'tuna', 'salmon', 'ebi', 'tamago'].map((k, i) => c.use('sb:' + k, N(k, 0.24), -142 + i * 47.5, 80, 0.98)).join('');
    s += c.use('sb:gin', rr => { let o = ''; for (let i = 0; i < 6; i++) { const p = turn(pts('0 -4, 12 -14, 28 -8, 26 8, 10 12'), i * 1.05); o += fill(smooth(move(p, 2, 3)), C.ink, { opacity: 0.16 }) + fill(smooth(p), '#e79a94') + fill(smooth(inset(p, 4)), '#ffd3c8') + stroke(curve(turn(pts('4 -2, 14 -6, 24 -2'), i * 1.05)), '#fff0ea', 2); } return o; }, 104, 88, 0.95) + c.use('sb:was', rr => volume(blob(0, 0, 17, 16, { n: 9, j: 0.08, r: rr }), ['#5f8f2c', '#9cc75a', '#e0f0a8'], { h: 6, t: 5, gl: 2.6 }) + stipple(rr, blob(0, 0, 13, 13), 10, '#c4e08a', 3, 1, 0), 146, 72);
    return { w: 540, h: 286, s: place(s, 18, 0) };
  },
  // 燒西冷牛肉 — carving board, half sliced
  'roast-sirloin'(c) {
    const r = rng('cbeef'), W = 560, H = 390;
    let s = vessel.board(W, H, { tone: 'pale', round: 40, r: rng('bb') }) + rect(-W / 2 + 18, -H / 2 + 17, W - 38, H - 40, 28, 'none', { stroke: '#b98745', 'stroke-width': 8 }) + rect(-W / 2 + 20, -H / 2 + 19, W - 38, H - 40, 28, 'none', { stroke: '#f8e0b4', 'stroke-width': 2 });
    // juices
    const pool = pts('-60 10, 0 40, 70 36, 150 52, 206 40, 214 84, 150 104, 60 98, -20 90, -70 60');
    s += fill(smooth(pool), '#a3441c', { opacity: 0.55 }) + fill(smooth(inset(pool, 8)), '#c4612a', { opacity: 0.6 });
    for (let i = 0; i < 7; i++) s += leafy(c, GREENS.c, -196 + i * 34, -92 - Math.sin(i * 0.5) * 24, 1.1, -120 + i * 14);
    // the joint
    const J = pts('-230 -10, -222 -58, -186 -92, -120 -106, -50 -102, -6 -84, 10 -40, 12 10, 4 56, -26 84, -92 96, -164 86, -212 52');
    s += fill(smooth(move(J, 15, 20)), C.ink, { opacity: 0.38 }) + fill(smooth(J), '#3d1508') + fill(smooth(inset(J, 15)), '#6b2c12') + fill(smooth(move(scale(J, 0.78), -34, -18)), '#8a3f1a') + fill(smooth(pts('-206 -32, -184 -72, -120 -86, -56 -82, -30 -64, -90 -54, -150 -44')), '#f0c98a') + fill(smooth(pts('-198 -36, -178 -68, -120 -80, -62 -77, -46 -68, -96 -60, -150 -50')), '#ffe3ae') + stipple(r, J, 46, '#2a0d05', 5, 0.6, 0.3) + stipple(r, scale(J, 0.8), 30, '#c97a3c', 4, 0.9, 0) + stroke(curve(pts('-190 -58, -150 -76, -96 -82')), '#fff3d0', 5);
    for (const x of [-186, -140, -94, -48]) { const d = curve([[x + 6, -94 + Math.abs(x + 110) * 0.12], [x - 8, -6], [x + 4, 86 - Math.abs(x + 110) * 0.2]]); s += stroke(d, '#2a0d05', 7, { opacity: 0.5, transform: 'translate(3 3)' }) + stroke(d, '#f0dcb4', 5) + stroke(d, '#cbb384', 5, { 'stroke-dasharray': '2 7', butt: 1 }); }
    // cut face and slices
    const face = k => { const F = pts('-6 -84, 18 -66, 26 -24, 26 16, 18 54, -4 82, -26 62, -36 14, -34 -30, -24 -66'); return F; };
    const slice = (x, y, k, a, key) => c.use(key, rr => { const F = face(); return fill(smooth(move(F, 9, 12)), C.ink, { opacity: 0.36 }) + fill(smooth(F), '#43180a') + fill(smooth(inset(F, 7)), '#8f3f22') + fill(smooth(move(scale(F, 0.84, 0.88), -0.5, 0)), '#c4604a') + fill(smooth(move(scale(F, 0.66, 0.78), -1, 1)), '#e08478') + fill(smooth(move(scale(F, 0.4, 0.6), -1, 3)), '#eb9c90') + fill(smooth(pts('-24 -60, -6 -80, 12 -64, 2 -58, -12 -56')), '#ffe3ae') + stroke(curve(pts('-14 -30, -8 -4, -14 24')) + curve(pts('6 -36, 10 -8, 4 26, 8 44')) + curve(pts('-4 40, 2 52')), '#f6c4b4', 3) + stroke(curve(pts('-29 -34, -31 10, -24 50')), '#d98a5c', 2.4); }, x, y, k, a);
    for (const [i, x] of [4, 48, 92, 136, 180].entries()) s += slice(x + 8, 2 + i * 5, 1.02 - i * 0.012, [0, 5, 9, 13, 17][i], 'cb:sl');
    // trimmings
    for (const [x, y, i] of [[-214, 120, 0], [-172, 138, 1], [-128, 128, 0], [-84, 142, 1], [-236, 84, 1]]) s += c.use('cb:sp' + i, spud([0.4, 2.2][i]), x, y, 1.15);
    s += c.use('cb:gar', () => [0, 1, 2, 3, 4, 5].map(i => { const p = turn(pts('2 -3, 14 -9, 24 -6, 27 0, 24 6, 14 9, 2 3'), i * 1.047); return fill(smooth(p), '#c9a06a') + fill(smooth(inset(p, 3)), '#fff0d0'); }).join('') + circle(0, 0, 5, '#a9762f'), -30, 142, 1) + cherryTom(c, 14, 146, 1.1) + cherryTom(c, 44, 152, 1.1) + cherryTom(c, 30, 128, 1);
    s += rosemary(c, -130, -132, 1.2, 8) + rosemary(c, 60, -136, 1.1, -12) + c.use('cb:boat', X.boat, 150, -132, 1.16, 4);
    s += c.use('cb:hr', rr => vessel.sauce('#fff6e2', 34, { style: 'blue' }) + stipple(rr, blob(0, 0, 22, 22), 12, '#e3d2ae', 4, 1, 0) + stroke('M-10 4q8 -10 18 -4', '#fff', 4), 236, -104);
    // carving knife
    const kn = move(pts('-10 0, 120 -13, 134 -9, 128 2, 60 10, -10 10'), 78, 146), hn = move(pts('-86 -3, -70 -9, -12 -8, -8 0, -10 12, -70 14, -86 9'), 78, 146);
    s += fill(smooth(move(kn, 6, 9)), C.ink, { opacity: 0.28 });
    s = s + group(fill(polygon(pts('68 148, 200 128, 232 130, 224 140, 150 158, 68 160')), '#8f95a3') + fill(polygon(pts('68 147, 200 128, 230 130, 150 149, 68 153')), '#e3e7ee') + rect(-22, 143, 96, 20, 9, '#1d1220') + rect(-22, 143, 94, 16, 8, '#4a3040') + dots([[-4, 151], [24, 151], [52, 151]], '#d9dbe3', 6), { transform: 'translate(20 4) rotate(-3)' });
    return { w: W, h: H, s };
  },
};
