// Menu A1: sliced meats, chopped chicken, roast pork, siu mei platter, wok-tossed dice
import { C, rng, TAU, cos, sin, num, pts, turn, move, scale, smooth, curve, polygon, fill, stroke, circle, rect, ring, group, place, blob, inset, gloss, volume, shadow, dots, dashes, stipple, scatter, relax, ringPts, arc } from '../kit.mjs';
import { vessel } from '../vessels.mjs';
import { garnish, saucer, leafy, GREENS } from '../shared.mjs';
import { P, jig, lines, pool, heap, shreds, coriander, carrotFlower, ell, lump, dip, ovalPool } from '../dishes/menuA-kit.mjs';

// ---- grilled pork neck: thin slices, dark caramel rim, marbled face, grill bars
const neck = v => r => {
  const p = jig(pts(v ? '-16 -40, -6 -48, 9 -47, 17 -36, 19 -12, 17 14, 18 34, 10 46, -5 48, -15 39, -17 14, -19 -14' : '-14 -43, 0 -49, 13 -43, 18 -28, 17 -4, 20 20, 15 40, 2 49, -11 44, -18 26, -16 2, -18 -24'), r, 1);
  const f = inset(p, 4);
  return shadow(p, 8, 0.42) + fill(smooth(p), '#571d08') + fill(smooth(f), '#bf7440') + fill(smooth(move(scale(p, 0.7, 0.84), -0.6, -1)), '#e2a574') +
    stroke(lines(v ? ['-7 -34, -9 -12, -5 8, -8 30', '6 -36, 3 -14, 8 6, 5 30'] : ['-5 -38, -2 -16, -7 6, -4 34', '8 -30, 6 -8, 10 12, 6 32']), '#fbe0bd', 3) + stroke(lines(['-13 -22, 0 -27, 13 -32', '-14 -2, 0 -7, 14 -12', '-14 19, 1 14, 15 8', '-11 37, 2 33, 13 28']), '#47160a', 5, { opacity: 0.88 }) + gloss(p, 3, 3.2, '#ffc98c', { op: 1 });
};
// ---- thigh cut in five: lacquered skin, narrow pale cut face; one slice sprite, drawn right to left
// K = [skin shade, skin, patch, glint, spark, face shade, face]; flecks = colour of herbs
const thighSlice = (K, flecks) => r => {
  const h = 47, w = 14, q = a => jig(pts(a), r, 1), p = q(`${-w} ${-h * 0.7}, ${-w + 4} ${-h}, ${w - 2} ${-h - 1}, ${w + 6} ${-h * 0.72}, ${w + 8} 0, ${w + 6} ${h * 0.72}, ${w - 2} ${h}, ${-w + 4} ${h}, ${-w} ${h * 0.7}, ${-w - 2} 0`), k = pts(`${-w} ${-h * 0.7}, ${-w + 4} ${-h}, ${w - 5} ${-h}, ${w} ${-h * 0.7}, ${w + 1} 0, ${w} ${h * 0.7}, ${w - 5} ${h}, ${-w + 4} ${h}, ${-w} ${h * 0.7}, ${-w - 2} 0`);
  return shadow(p, 7, 0.4) + fill(smooth(p), K[5]) + fill(smooth(inset(p, 3)), K[6]) + fill(smooth(k), K[0]) + fill(smooth(inset(k, 4)), K[1]) + fill(smooth(move(scale(k, 0.6, 0.72), -2, -3)), K[2]) + stroke(lines(['-8 -31, -10 -14, -9 5']), K[3], 4) + stroke(lines(['-7 -29, -9 -17']), K[4], 2.4) + (flecks ? dots(scatter(r, k, 6, { gap: 8 }), flecks, 4) : stipple(r, k, 4, K[0], 4, 0.7, 0.6));
};
const TERI = ['#3f1305', '#8a3609', '#b9570f', '#ffc873', '#fff3d6', '#b98450', '#f0d3a4'];
const thigh = (c, key, x, y, k = 1, deg = 0, K = TERI, flecks = null) => { let s = ''; for (let i = 4; i >= 0; i--) { const [u, v] = turn([[(i - 2) * 24 * k, [5, 0, -2, 1, 6][i] * k]], deg / 57.3)[0]; s += c.use(key, thighSlice(K, flecks), x + u, y + v, k * [0.7, 0.93, 1, 0.95, 0.74][i], deg); } return s; };
// ---- bone-in chop of chicken: skin over a broad pale face; K = [shade, base, light, patch, face, face shade]
const CH = {
  crispy: ['#7d1f06', '#c64a10', '#ffd07a', '#e57d20', '#fbeacb', '#d9b68a'],
  chilli: ['#b07a1e', '#ecc35a', '#fffbe0', '#f7db8c', '#fffaf0', '#dfc49c'],
  soy: ['#4f1d08', '#8f3c0d', '#ffc983', '#b05a1a', '#f9e8c6', '#d9b98a'],
};
const chop = (K, v, a = 0, crisp = false) => r => {
  const q = s => jig(turn(pts(s), a), r, 1), p = q('-18 -26, -12 -36, 6 -39, 20 -34, 26 -20, 26 18, 21 33, 6 38, -12 36, -18 26, -20 10, -20 -10'), k = q(crisp ? '-18 -26, -12 -36, 6 -39, 17 -33, 21 -18, 20 0, 21 18, 17 32, 4 38, -12 36, -18 26, -20 10, -20 -10' : '-18 -26, -12 -36, 6 -39, 12 -32, 15 -18, 14 0, 16 18, 12 32, 4 38, -12 36, -18 26, -20 10, -20 -10');
  return shadow(p, 8, 0.36) + fill(smooth(p), K[5]) + fill(smooth(inset(p, 4)), K[4]) + stroke(lines(v ? ['19 -20, 21 -8, 20 6', '20 14, 20 24'] : ['19 -24, 20 -12', '20 -2, 21 10, 18 24'], a), K[5], 2.4) + fill(smooth(k), K[0]) + fill(smooth(inset(k, 5)), K[1]) + fill(smooth(move(scale(k, 0.58, 0.68), -2, -4)), K[3]) +
    (crisp ? stipple(r, k, 11, K[0], 3, 0.6, 0.4) + stipple(r, scale(k, 0.8), 9, '#ffc56a', 3, 0.95, 0) + stroke(lines(v ? ['-10 10, -3 14, 5 10', '-4 -8, 3 -12'] : ['-9 18, 0 15, 6 20', '-6 -2, 2 2, 8 -3'], a), K[0], 2, { opacity: 0.7 }) : stipple(r, k, 8, K[0], 2.4, 0.5, 1)) + stroke(lines(['-12 -24, -14 -12, -13 2', '-7 -32, 0 -33'], a), K[2], 4);
};
const drum = (a, K) => r => {
  const p = P('-40 -4, -30 -7, -14 -13, 6 -24, 30 -27, 48 -16, 54 2, 46 19, 28 27, 6 22, -14 11, -30 6, -40 4', a), bone = P('-58 -5, -54 -10, -48 -7, -34 -5, -34 5, -48 7, -54 10, -58 5, -56 0', a);
  return volume(bone, ['#cda878', '#fff0d4', '#fff'], { h: 6, t: 3 }) + volume(p, K, { h: 9, t: 9, sop: 0.38 }) + fill(smooth(move(turn(pts('-6 -8, 12 -16, 30 -17, 40 -6, 30 6, 8 6'), a), -3, -4)), K[3]) + stipple(r, p, 16, K[0], 3, 0.6, 0.6) + stipple(r, scale(p, 0.8), 10, K[2], 3, 0.8, 0) + gloss(p, 8, 4.4, K[2], { op: 1 });
};
const wing = (m, K) => r => {
  const f = s => pts(s).map(([x, y]) => [x, y * m]), p = f('-34 -2, -22 -14, -2 -16, 14 -26, 34 -30, 42 -20, 32 -12, 18 -4, 4 8, -16 14, -32 10');
  return volume(p, K, { h: 8, t: 7, sop: 0.36 }) + stipple(r, p, 12, K[0], 3, 0.6, 0.6) + stipple(r, scale(p, 0.8), 8, K[2], 3, 0.8, 0) + stroke(curve(f('-24 -6, -6 -8, 10 -16, 26 -22')), K[2], 4);
};
const spicedSalt = r => vessel.sauce('#f4e4c6', 30, { style: 'blue' }) + stipple(r, blob(1, 1, 20, 20), 22, '#c79a5e', 3, 1, 0) + stipple(r, blob(0, 0, 19, 19), 14, '#fffdf6', 3.4, 1, 0) + stipple(r, blob(0, 0, 19, 19), 7, '#8e4a1c', 2.6, 1, 0);

// ---- roast belly: a chunk tipped back to show crackling, fat and lean
const belly = v => r => {
  const k = v ? 1 : -1, X = q => q.map(([x, y]) => [x + y * 0.05 * k, y]);
  const p = X(pts('-24 -28, 23 -28, 26 -8, 25 30, -24 31, -25 -6')), crack = X(jig(pts('-25 -31, -12 -33, 2 -32, 14 -33, 25 -30, 27 -18, 26 -5, 12 -3, 0 -5, -12 -3, -25 -5, -27 -18'), r, 1));
  const band = (y0, y1, col) => fill(smooth(X(pts(`-25 ${y0}, -10 ${y0 + 2 * k}, 8 ${y0 - 2 * k}, 21 ${y0 + k}, 21 ${y1}, 8 ${y1 + 2 * k}, -10 ${y1 - 2 * k}, -25 ${y1}`))), col);
  return fill(polygon(move(p, 7, 9)), C.ink, { opacity: 0.42 }) + fill(polygon(p), '#7d3a1e') + fill(polygon(X(pts('-24 -12, 20 -12, 20 26, -24 27'))), '#c98060') + band(-5, 5, '#fff0da') + band(12, 17, '#fbe4c8') + band(23, 27, '#eec6a2') + stroke(lines(v ? ['-18 9, -4 8, 10 10', '-18 20, -2 19'] : ['-16 8, 2 10, 14 8', '-10 20, 14 20']), '#a95a3e', 2.6) +
    fill(smooth(crack), '#96400a') + fill(smooth(inset(crack, 4)), '#de8620') + dots(scatter(r, scale(crack, 0.86), 15, { gap: 6 }), '#f7b445', 7) + dots(move(scatter(r, scale(crack, 0.84), 14, { gap: 6 }), -1, -1.4), '#ffe5a6', 3) + dots(scatter(r, crack, 8, { gap: 6 }), '#a8520e', 3);
};

// ---- suckling pig
const PIGK = ['#6b1606', '#b93f0c', '#ffc06a', '#d9661a'];
const pigSkin = v => r => {
  const p = jig(pts('-18 -19, 16 -20, 19 -17, 19 16, 17 20, -16 20, -19 17, -19 -16'), r, 0.7);
  return volume(p, PIGK, { h: 5, t: 4, sop: 0.4 }) + fill(smooth(move(scale(p, 0.66, 0.6), -2, -3)), PIGK[3]) + stroke(v ? 'M-10 -11Q0 -14 8 -12' : 'M-12 4Q-13 -9 -4 -12', '#ffd79a', 3.4) + stipple(r, p, 5, '#8a2a08', 3, 0.7, 0.5) + stipple(r, scale(p, 0.7), 4, '#f59b44', 2.6, 0.9, 0);
};
function pig(r) {
  const leg = (x, y, a, l = 1) => { const p = move(turn(scale(pts('-14 -17, 6 -18, 26 -13, 44 -9, 52 -8, 52 8, 44 9, 26 13, 6 18, -14 17'), l), a), x, y), hoof = move(turn(scale(pts('46 -9, 58 -10, 66 -6, 58 -1, 66 5, 58 10, 46 9'), l), a), x, y); return volume(hoof, ['#2e0f06', '#6b2c12', '#b5703a'], { h: 5, t: 3 }) + volume(p, PIGK, { h: 8, t: 8, sop: 0.36 }) ; };
  const body = pts('-98 -30, -70 -56, -20 -66, 40 -66, 90 -58, 124 -36, 134 0, 124 36, 90 58, 40 66, -20 66, -70 56, -98 30, -104 0');
  const head = pts('-200 -14, -190 -24, -172 -27, -150 -42, -122 -50, -100 -44, -88 -22, -86 0, -88 22, -100 44, -122 50, -150 42, -172 27, -190 24, -200 14, -203 0');
  const ear = m => pts('-112 -30, -104 -52, -84 -72, -62 -76, -66 -54, -76 -36, -92 -26').map(([x, y]) => [x, y * m]);
  const tailD = 'M128 2q22 -8 24 -22q-2 -14 -13 -10q-8 8 6 15q14 6 22 -6';
  const L = leg(-52, -50, -2.0) + leg(112, -42, -0.55, 1.1);
  let s = L + group(L, { transform: 'scale(1 -1)' }) + stroke(tailD, C.ink, 8, { opacity: 0.26, transform: 'translate(4 6)' }) + stroke(tailD, PIGK[0], 9) + stroke(tailD, '#d9661a', 5);
  s += `<g opacity=".36">${fill(smooth(move(body, 8, 11)), C.ink)}${fill(smooth(move(head, 7, 10)), C.ink)}</g>` + fill(smooth(body), '#7d3a18') + fill(smooth(inset(body, 6)), '#e3b183') + stroke(curve(pts('-92 0, 0 3, 126 0')), '#b97d50', 4) ;
  s += fill(smooth(head), PIGK[0]) + fill(smooth(inset(head, 10)), PIGK[1]) + fill(smooth(pts('-182 -12, -164 -18, -140 -32, -118 -36, -104 -24, -106 -6, -130 2, -160 2')), PIGK[3]) + stroke(lines(['-172 -18, -152 -30, -128 -40']), '#ffc87c', 5) + stroke(lines(['-166 -20, -156 -27']), '#fff0cc', 2.6) + stroke(lines(['-166 -14, -160 0, -166 14', '-156 -13, -150 0, -156 13']), '#8a2a08', 2.4);
  for (const m of [-1, 1]) { const e = ear(m); s += volume(e, PIGK, { h: 6, t: 6, sop: 0.38 }) + fill(smooth(move(scale(move(e, 88, -m * -50), 0.55), -88, m * 50)), '#8a2a08') + gloss(e, 4, 3, PIGK[2], { op: 1 }); }
  const snout = blob(-196, 0, 12, 20, { n: 12 });
  s += volume(snout, ['#7d1f08', '#e07a30', '#ffd79a'], { h: 4, t: 5, gl: 2.6 }) + ell(-196, -8, 3.4, 4.6, '#5e1206') + ell(-196, 8, 3.4, 4.6, '#5e1206');
  for (const m of [-1, 1]) s += circle(-140, m * 22, 11, '#5e1206') + circle(-140, m * 22, 9.4, '#c11a2a') + circle(-141, m * 22 - 1, 7, '#e8384a') + circle(-143.5, m * 22 - 3.5, 2.4, '#fff');
  return s;
}

// ---- char siu slice at angle a
const siuSlice = (v, a) => r => {
  const q = s => jig(turn(pts(s), a), r, 1), p = q(v ? '-14 -32, 2 -37, 14 -32, 18 -14, 17 14, 14 31, 1 37, -13 33, -17 14, -16 -14' : '-12 -34, 4 -35, 16 -29, 17 -8, 19 12, 12 34, -2 36, -14 30, -18 8, -15 -16');
  const m = scale(p, 0.64, 0.76);
  return volume(p, ['#5e0d10', '#b3201a', '#ff8a5c'], { h: 7, t: 4, sop: 0.4 }) + stroke(lines(['-9 -32, 0 -34, 6 -33', '-8 33, 0 35, 7 33'], a), '#3a0a0c', 4.4, { opacity: 0.8 }) + fill(smooth(m), '#c9553f') + fill(smooth(move(scale(p, 0.56, 0.68), -0.6, -0.8)), '#e38d6e') + stroke(lines(['-8 -18, 0 -13, 9 -17', '-9 -3, 0 2, 10 -2', '-8 13, 1 17, 9 12'], a), '#cc6a50', 2.2) + stroke(lines(['-3 -22, 4 -20', '-6 6, -1 8', '3 20, 7 18'], a), '#fff0e0', 2.6) + gloss(p, 2.4, 3, '#ffb08a', { op: 1 });
};

// ---- wok dice
const GREEN = ['#1f5f2c', '#479a39', '#d9f0a4', '#62b34a'], RED = ['#8c1712', '#cf2d22', '#ffb09a', '#e04a36'];
const cut = (tri, v) => r => { const p = P(['-17 -15, 2 -19, 18 -13, 19 10, 4 15, -16 16, -20 0', '-15 -18, 14 -15, 20 4, 12 17, -10 14, -19 -2'][v], v ? 0.7 : -0.2); return volume(p, tri, { h: 7, t: 5, sop: 0.34 }) + fill(smooth(move(scale(p, 0.62, 0.5), -2, -4)), tri[3]) + gloss(p, 5, 3, tri[2], { op: 1 }); };
const DICE = ['#8a4210', '#d98f38', '#ffe2a8', '#eeb158'];
const celery = v => r => {
  const a = [0.35, -0.6, 1.2][v], p = P('-24 8, -20 -6, -8 -15, 8 -15, 20 -6, 24 8, 15 12, 10 2, 0 -3, -10 2, -15 12', a);
  return volume(p, ['#5d8f2c', '#a6cf5a', '#f0fac4'], { h: 6, t: 4, sop: 0.34 }) + stroke(lines(['-16 2, -8 -8, 0 -10, 8 -8, 16 2', '-20 6, -14 -5, -6 -11'], a), '#d7efa0', 2) + gloss(p, 2.6, 2.4, '#f8fde0', { op: 1 });
};
const carrot = v => r => { const p = P('-21 0, -6 -13, 20 -6, 22 2, 6 13, -18 8', [0.2, -0.7][v]); return volume(p, ['#b9490c', '#f98a2a', '#ffd49c', '#ffa34a'], { h: 6, t: 4, sop: 0.34 }) + fill(smooth(scale(p, 0.6)), '#ffa245') + gloss(p, 4, 3, '#ffe3bc', { op: 1 }); };
const cashew = v => r => {
  const a = [0.3, -0.9, 2.2][v], p = P('-20 6, -19 -6, -10 -14, 4 -15, 16 -9, 21 2, 18 10, 11 8, 7 0, -1 -3, -8 0, -11 8, -16 11', a);
  return volume(p, ['#b07a34', '#f3d9a0', '#fffbe8'], { h: 6, t: 4, sop: 0.36 }) + stroke(lines(['-13 4, -8 -6, 2 -8, 12 -3'], a), '#dcb068', 2.4) + gloss(p, 3, 3, '#fffdf2', { op: 1 });
};
// lion's mane: a shaggy golden pompon, some sauce on it
const mane = v => r => {
  const n = 22, p = Array.from({ length: n }, (_, i) => { const t = (TAU * i) / n, q = (i % 2 ? 1.1 : 0.92) + r.pm(0.05); return [cos(t) * 28 * q, sin(t) * 24 * q]; }).map(q => turn([q], v * 0.8)[0]);
  let fr = '', lt = '';
  for (const [R, m] of [[21, 15], [13, 10], [6, 5]]) for (let i = 0; i < m; i++) { const t = (TAU * i) / m + r.pm(0.2), x = cos(t) * R, y = sin(t) * R * 0.86; const d = `M${num(x * 0.7)} ${num(y * 0.7)}q${num(x * 0.22)} ${num(y * 0.1)} ${num(x * 0.34)} ${num(y * 0.44 + 2)}`; if (i % 2) fr += d; else lt += d; }
  return volume(p, ['#9c5a10', '#eeb340', '#fff2c0'], { h: 8, t: 6, sop: 0.36 }) + fill(smooth(move(scale(p, 0.62), -3, -4)), '#f9cf6c') + stroke(fr, '#b9741a', 2.6) + stroke(lt, '#fff0b8', 2.6) + fill(smooth(P(['-22 8, -6 2, 8 10, 20 6, 22 14, 6 20, -14 18', '2 -18, 18 -14, 24 0, 16 12, 10 0', '-24 -4, -12 -2, -6 12, 6 18, -10 22, -22 12'][v])), '#e5641c') + stroke(lines([['-14 10, 0 8, 10 13'], ['13 -10, 18 -1'], ['-17 4, -10 12']][v]), '#ffb070', 3);
};
const pineapple = v => r => {
  const p = P(['-22 -12, 0 -17, 22 -12, 17 4, 11 14, -11 14, -17 4', '-18 -14, 4 -18, 24 -8, 16 8, 8 15, -12 11, -16 2'][v], v ? 2.4 : -0.4);
  return volume(p, ['#c4850c', '#ffcd38', '#fff6c0'], { h: 7, t: 5, gl: 3, sop: 0.34 }) + stroke(lines(['-12 -10, -8 9', '-2 -12, -1 10', '8 -11, 7 9'], v ? 2.4 : -0.4), '#e39f16', 2.4);
};
// sunflower heap, outer ring first: [x, y, i]
const sun = (n, rx, ry, t0 = 0) => Array.from({ length: n }, (_, i) => { const q = Math.sqrt((i + 0.45) / n), t = i * 2.39996 + t0; return [cos(t) * q * rx, sin(t) * q * ry, i]; }).reverse();

export { pigSkin, pig, PIGK };
