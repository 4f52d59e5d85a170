// Cookies and scones
import { C, TAU, cos, sin, rng, pts, num, turn, move, scale, smooth, curve, polygon, fill, stroke, circle, ring, dotRing, dashRing, rect, group, blob, inset, insetAll, gloss, volume, shadow, dots, dashes, stipple, scatter, arc, ringPts } from '../kit.mjs';
import { vessel } from '../vessels.mjs';
import { garnish } from '../shared.mjs';
import { block, box, ragged, paper, check, enamel, bits, mint, heap, gridPts, rpoly } from '../dishes/menuB-kit.mjs';

// ---- witch fingers
const finger = a => r => {
  const T = s => turn(pts(s), a);
  const p = T('-56 -9, -50 -13, -38 -12, -28 -15, -16 -12, 0 -12, 10 -15, 22 -12, 40 -10, 54 -6, 59 0, 54 7, 40 10, 22 12, 10 15, 0 12, -16 12, -28 15, -38 12, -50 13, -56 9, -58 0');
  const nail = T('36 -8, 50 -7, 62 -2, 65 1, 60 4, 50 7, 37 7, 33 0');
  const kn = x => curve(T(`${x - 3} -10, ${x} 0, ${x - 2} 10`)) + curve(T(`${x + 5} -9, ${x + 7} 0, ${x + 5} 9`));
  return volume(p, ['#b98a52', '#f3d9a0', '#fff5d6'], { h: 7, t: 5, gl: 2.6, sop: 0.32 }) + stroke(kn(-29) + kn(8), '#c2924f', 2.6) + stroke(curve(T('-26 -5, -24 0, -26 5')) + curve(T('12 -5, 14 0, 12 5')), '#d9b06c', 2) + stipple(r, p, 14, '#d9ae68', 2.8, 0.8, 0.3) + fill(smooth(T('33 -10, 42 -10, 40 10, 34 10, 30 0')), '#a3161f') + fill(smooth(nail), '#7a4318') + fill(smooth(inset(nail, 3)), '#b06a2c') + stroke(curve(T('38 -3, 48 -2, 58 0')) + curve(T('39 3, 48 3, 57 2')), '#7a4318', 1.5) + gloss(nail, 3, 1.8, '#ebb47c') + fill(smooth(T('-58 -8, -50 -11, -48 0, -50 11, -58 8, -62 0')), '#8f1220') + fill(smooth(T('-56 -4, -52 -6, -51 0, -53 5')), '#d32b35');
};
// ---- walnut cookies: cracked gold rounds
const walnutC = v => r => {
  const p = blob(0, 0, 33, 33, { n: 13, j: 0.03, r });
  let d = '';
  for (let i = 0; i < 9; i++) { const t = (TAU * i) / 9 + r.pm(0.2) + v, q = r(12, 16); d += curve([[cos(t) * q, sin(t) * q], [cos(t + 0.14) * 20, sin(t + 0.14) * 20], [cos(t - 0.04) * 25, sin(t - 0.04) * 25], [cos(t + 0.1) * 31, sin(t + 0.1) * 31]]) + curve([[cos(t + 0.06) * 23, sin(t + 0.06) * 23], [cos(t + 0.3) * 25, sin(t + 0.3) * 25]]); }
  const w = turn(pts('-13 -5, -9 -11, -2 -9, 2 -11, 9 -10, 13 -4, 12 3, 8 9, 2 8, -3 11, -10 8, -14 2'), v);
  return volume(p, ['#a9600f', '#eaab42', '#ffe2a0'], { h: 7, t: 6, gl: 3, gt: 5 }) + fill(smooth(move(scale(p, 0.68), -3, -4)), '#f5c263') + stroke(d, '#a9600f', 2.6) + stroke(d, '#fbdc94', 1.4, { transform: 'translate(-1.2 -1.5)' }) + stipple(r, p, 10, '#c98327', 2.8, 0.8, 0.4) + shadow(w, 3, 0.3) + fill(smooth(w), '#7a4318') + fill(smooth(inset(w, 3.4)), '#bd8040') + stroke(curve(turn(pts('-10 -1, 0 0, 10 -1'), v)) + curve(turn(pts('-8 -6, -4 -4, -5 -1, -8 4'), v)) + curve(turn(pts('7 -6, 4 -4, 6 -1, 5 5'), v)) + curve(turn(pts('0 -7, 1 0, -1 7'), v)), '#7a4318', 1.8) + gloss(w, 3, 1.8, '#f0c690');
};
// ---- scones
const scone = r => {
  const p = blob(0, 0, 31, 31, { n: 12, j: 0.03, r });
  return shadow(p, 10, 0.32) + fill(smooth(move(p, 3, 4)), '#d9a655') + fill(smooth(p), '#f6dca4') + volume(move(scale(p, 0.93), -1, -1), ['#ad6514', '#e0a040', '#ffe0a0'], { h: 0, t: 6, gl: 3, gt: 6 }) + fill(smooth(ragged(move(scale(p, 0.6), -3, -4), r, 2.4)), '#efb95a') + stipple(r, p, 18, '#b9761f', 3, 0.7, 0.4) + dots(scatter(r, scale(p, 0.7), 12, { gap: 7 }), '#fff4d8', 2.6);
};
const split = r => {
  const p = blob(0, 0, 31, 31, { n: 12, j: 0.03, r }), jam = ragged(blob(1, 1, 25, 24, { n: 12, j: 0.06, r }), r, 1.5);
  let s = shadow(p, 8, 0.32) + fill(smooth(p), '#b9761f') + fill(smooth(inset(p, 3)), '#f8e4b4') + fill(smooth(jam), '#8f1220') + fill(smooth(inset(jam, 4)), '#d22c3a') + stipple(r, jam, 10, '#f0616a', 4, 0.9, 0) + dots(scatter(r, jam, 10, { gap: 7 }), '#ffd98a', 1.8);
  const q = [];
  for (let i = 0; i < 16; i++) { const t = (TAU * i) / 16, R = i % 2 ? 16 : 12.5; q.push([cos(t) * R, sin(t) * R]); }
  return s + volume(q, ['#dcc39a', '#fffaf0', '#fff'], { h: 3, t: 4, sop: 0.3 }) + stroke(arc(7.5, 0.4, 5) , '#e6d2ae', 2.6) + circle(-1, -2, 3.4, '#fff') + stroke('M-20 -8q3 -9 10 -12', '#ffb0b0', 2.6);
};
export { walnutC, scone, split };
