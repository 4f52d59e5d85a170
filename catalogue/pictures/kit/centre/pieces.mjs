// centre/pieces.mjs — single pieces of the kit's platters, taken out so that the centre dishes can share them
import { C, triad, rng, TAU, cos, sin, pts, num, turn, move, scale, smooth, curve, polygon, fill, stroke, circle, ring, dotRing, rect, group, place, blob, inset, insetAll, gloss, volume, shadow, dots, dashes, stipple, scatter, arc } from '../kit.mjs';
import { vessel } from '../vessels.mjs';
import { leafPts, ricePile } from '../shared.mjs';
const scale2 = (p, x, y, k) => move(scale(move(p, -x, -y), k), x, y);
const kpPts = () => { const out = [], inn = [], n = 8; for (let i = 0; i <= n; i++) { const t = -2.7 + (i / n) * 3, w = 12.5 - Math.abs(i - 2) * 0.8; out.push([cos(t) * (24 + w), sin(t) * (24 + w)]); inn.unshift([cos(t) * (24 - w * 0.7), sin(t) * (24 - w * 0.7)]); } return out.concat(inn); };
const kpHead = pts('-36 -12, -26 -20, -14 -14, -14 0, -26 14, -33 20, -37 4');
const kpOut = () => smooth(kpPts()) + smooth(kpHead);
const kpBody = () => {
  const p = kpPts(), tail = [1.2, 1.8, 2.4].map(a => leafPts(18, 10, { x: 23, y: 7, a })), b = [3, 4, 5, 6, 7].map(i => { const t = -2.7 + (i / 8) * 3; return curve([[cos(t) * 16, sin(t) * 16], [cos(t + 0.08) * 25, sin(t + 0.08) * 25], [cos(t) * 33, sin(t) * 33]]); }).join('');
  return stroke('M-32 16q-6 20 12 36M-34 16q-16 14 -12 34', '#c9401c', 2.4) + tail.map(t => fill(smooth(t), '#a82412') + fill(smooth(insetAll(t, 2)), '#ee5a30')).join('') + fill(smooth(p), '#c9431c') + fill(smooth(insetAll(p, 3)), '#f9865a') + stroke(b, '#c9431c', 2.4) + stroke(arc(29, -2.2, 0.1), '#ffd8be', 4) + fill(smooth(kpHead), '#a82412') + fill(smooth(insetAll(kpHead, 3)), '#e85a34') + circle(-29, 4, 3, '#1d1426') + stroke('M-30 -12L-22 -13', '#ffb592', 3);
};
const ricePatch = r => ricePile(r, blob(0, 0, 40, 40), 54, ['#d48a14', '#ffd25e', '#fff0b4'], 7, 4);
const redStrip = a => () => { const q = s => turn(pts(s), a), p = q('-36 4, -30 -6, -6 -13, 18 -12, 36 -2, 34 6, 16 2, -4 1, -24 9'); return volume(p, ['#9c1a14', '#e0382a', '#ffa08a'], { h: 4, t: 4, gl: 2.6 }); };
const chocCap = v => r => { const p = v ? pts('-18 -8, -10 -19, 6 -20, 18 -10, 20 4, 14 12, 10 22, 4 12, -4 10, -10 18, -16 8') : pts('-19 -4, -12 -17, 4 -20, 17 -12, 20 2, 12 9, 6 10, 2 20, -6 11, -14 10'); return fill(smooth(move(p, 1, 2)), '#5e2a08', { opacity: 0.5 }) + fill(smooth(p), C.chocD) + fill(smooth(inset(p, 4)), '#5e2816') + stroke(curve(pts('-11 -8, -5 -13, 5 -14')), '#d99a78', 3.4); };
const cuff = () => rect(-8, 4, 16, 30, 6, '#dcc7a2') + circle(-6, 36, 8, '#dcc7a2') + circle(7, 36, 8, '#dcc7a2') + rect(-7, 4, 11, 28, 5, '#fff6e2') + circle(-7, 35, 7, '#fff6e2') + circle(5, 35, 6, '#fff6e2') + rect(-15, -8, 30, 20, 5, '#c9372a') + rect(-15, -8, 27, 17, 5, '#fffaf0') + stroke('M-12 -3H9M-12 3H9', C.tomato, 3);
const peanutSauce = r =>
  vessel.sauce('#b5692a', 38, { style: 'cream' }) + stipple(r, blob(0, 0, 24, 24), 12, '#8a4714', 5, 0.8, 0) + stipple(r, blob(-1, -1, 24, 24), 12, '#efc07a', 5, 1, 0) +
  stipple(r, blob(0, 0, 24, 24), 8, '#fbe3b4', 2.6, 1, 0) + stroke('M-14 12q8 8 18 4M8 -16q8 2 10 9', '#d8351f', 3, { opacity: 0.9 });
const onion = r =>
  [0, 1, 2].map(i => { const p = turn(pts('-13 0, -7 -8, 4 -9, 13 -3, 6 -1, -3 2, -9 5'), i * 0.7 - 0.4); return fill(smooth(move(p, 3, i * 7 - 4)), C.ink, { opacity: 0.2 }) + fill(smooth(move(p, 0, i * 7 - 7)), '#8d2f6b') + fill(smooth(move(inset(p, 3), 0, i * 7 - 7)), '#f3d6ea'); }).join('');
const riceCake = a => r => {
  const p = turn(pts('-13 -13, 13 -13, 13 13, -13 13'), a);
  return fill(polygon(move(p, 4, 5.5)), C.ink, { opacity: 0.28 }) + fill(polygon(p), '#cfd9b0') + fill(polygon(move(p.map(q => [q[0] * 0.88, q[1] * 0.88]), -1, -1.4)), '#fbfbec') + stipple(r, p, 9, '#dfe6c4', 3, 1, 0);
};
// the roast turkey alone, turned by a
export const bird = (c, a = 0.42) => {
  const T = p => turn(p, a), q = s => T(pts(s)), r = rng('turkey0');
  let s = '';
  const D = '#7a3009', B = '#bb5f14', L = '#e08c2c', H = '#f7b955';
  const body = q('0 -98, 42 -96, 76 -74, 92 -38, 92 2, 78 40, 50 70, 22 84, 0 86, -22 84, -50 70, -78 40, -92 2, -92 -38, -76 -74, -42 -96');
  const wing = m => T(pts('66 -72, 94 -72, 112 -48, 116 -16, 104 6, 90 14, 92 -10, 82 -34').map(([x, y]) => [x * m, y]));
  const leg = m => T(pts('98 0, 114 28, 108 60, 86 82, 60 98, 40 112, 28 108, 30 94, 42 74, 48 46, 58 14, 78 -6').map(([x, y]) => [x * m, y]));
  const br = m => T(pts('7 -80, 40 -78, 66 -52, 68 -12, 48 24, 20 50, 8 40, 6 0').map(([x, y]) => [x * m, y]));
  const D2 = [wing(1), wing(-1), leg(1), leg(-1)].map((p, i) => c.def('turkey:o' + i, id => `<path id="${id}" d="${smooth(p)}"/>`)), U = (i, f, o = '') => `<use href="#${D2[i]}" fill="${f}"${o}/>`;
  s += group(`<path d="${smooth(body)}"/>` + [0, 1, 2, 3].map(i => `<use href="#${D2[i]}"/>`).join(''), { opacity: 0.36, fill: C.ink, transform: 'translate(10 14)' });
  for (const m of [-1, 1]) { const w = wing(m); s += U(m > 0 ? 0 : 1, D) + fill(smooth(inset(w, 8)), B) + gloss(w, 7, 4, '#ffd48a'); }
  s += fill(smooth(body), D) + fill(smooth(inset(body, 18)), B);
  for (const m of [-1, 1]) { const b = br(m); s += fill(smooth(b), '#cd7420') + fill(smooth(inset(b, 10)), m < 0 ? '#e8962f' : '#de8828') + fill(smooth(inset(scale2(b, ...T([[m * 34, -36]])[0], 0.55), 4)), m < 0 ? H : '#eda444'); }
  s += stroke(curve(q('0 -74, 2 -10, 0 54')), '#8a3c0d', 5) + stroke(curve(q('-48 -58, -58 -34, -50 -8')), '#fff0c4', 7) + stroke(curve(q('18 -66, 32 -62, 42 -48')), '#ffe0a0', 6) + stipple(r, body, 20, '#6a2606', 4, 0.45, 1.2) + stipple(r, br(-1), 5, '#fff0c4', 4, 0.9, 0);
  for (const m of [-1, 1]) {
    const l = leg(m);
    s += U(m > 0 ? 2 : 3, '#4a1c06', ' opacity=".45" x="5" y="7"') + U(m > 0 ? 2 : 3, D) + fill(smooth(inset(l, 12)), '#cd7420') + fill(smooth(inset(scale2(l, ...T([[m * 84, 36]])[0], 0.6), 5)), '#eb9c38') + stipple(r, l, 6, '#6a2606', 4, 0.5, 1) + gloss(l, 9, 5, '#ffe3a8');
    const [x, y] = T([[m * 28, 106]])[0];
    s += c.use('turkey:cuff', cuff, x, y, 1, m * 24 + 24);
  }
  return s;
};
export const boat = () => { const p = pts('-42 0, -36 -18, -14 -27, 12 -26, 34 -16, 52 -5, 56 0, 52 5, 34 16, 12 26, -14 27, -36 18'), q = scale(p, 0.76, 0.74); return shadow(p, 10, 0.32) + stroke('M-40 0Q-66 -16 -64 2Q-62 18 -38 6', '#cdd9e6', 7) + stroke('M-40 -1Q-66 -17 -64 1Q-62 16 -38 5', '#fff', 4) + volume(p, ['#b9c7da', '#f7fbff', '#fff'], { h: 0, t: 5 }) + stroke(smooth(scale(p, 0.9, 0.88)), C.blue, 2) + fill(smooth(q), '#4a1f0a') + fill(smooth(move(scale(q, 0.94), 2, 2.5)), '#7d3d14') + stroke(curve(pts('-22 -4, -8 -13, 12 -12')), '#d9954a', 3.4); };
export { kpOut, kpBody, ricePatch, redStrip, chocCap, cuff, peanutSauce, onion, riceCake };
