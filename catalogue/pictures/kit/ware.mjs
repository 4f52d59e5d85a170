// ware.mjs — vessels and packs for gifts: woven baskets, crate, boxes, lying jars, tins, packets (top-down, light from the upper left)
import { C, LIGHT, TAU, cos, sin, num, rng, pts, turn, move, scale, smooth, curve, polygon, fill, stroke, circle, ring, dotRing, rect, group, place, blob, inset, gloss, volume, shadow, dots, dashes, stipple, scatter, ringPts, arc } from './kit.mjs';
import { block, box, ragged, hull, rpoly, gridPts } from './dishes/menuB-kit.mjs';

export const el = (x, y, a, b, f, o = '') => `<ellipse${x ? ` cx="${num(x)}"` : ''}${y ? ` cy="${num(y)}"` : ''} rx="${num(a)}" ry="${num(b)}" fill="${f}"${o}/>`;
const R = (x, y, w, h, r, f, o) => rect(x - w / 2, y - h / 2, w, h, r, f, o);
// checked cloth as a fill
export const gingham = (c, a, b, s = 26) => `url(#${c.def('ging' + a + b + s, id => `<pattern id="${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse"><path fill="${a}" d="M0 0h${s}v${s}H0z"/><path fill="${b}" opacity=".5" d="M0 0h${s / 2}v${s}H0z"/><path fill="${b}" opacity=".5" d="M0 0h${s}v${s / 2}H0z"/></pattern>`)})`;
// tartan as a fill
export const tartan = (c, [a, b, l, k], s = 44) => `url(#${c.def('tartan' + a + b + s, id => `<pattern id="${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse"><path fill="${a}" d="M0 0h${s}v${s}H0z"/><path fill="${b}" opacity=".55" d="M0 0h${num(s * 0.45)}v${s}H0z"/><path fill="${b}" opacity=".55" d="M0 0h${s}v${num(s * 0.45)}H0z"/><path stroke="${l}" stroke-width="1.6" d="M${num(s * 0.22)} 0v${s}M0 ${num(s * 0.22)}h${s}"/><path stroke="${k}" stroke-width="1.2" d="M${num(s * 0.72)} 0v${s}M0 ${num(s * 0.72)}h${s}"/></pattern>`)})`;
// ---- baskets. col = [shade, base, light, inside]
export const HONEY = ['#8a531f', '#cf9447', '#f0cd8c', '#6e3f16'];
// oval or round, woven rim, two rows of weave
export const ovalBasket = (a, b, col = HONEY, { h = 20 } = {}) => {
  const ring2 = (d, c, w, dash) => `<ellipse rx="${num(a - d)}" ry="${num(b - d)}" fill="none" stroke="${c}" stroke-width="${w}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  return el(LIGHT[0] * h, LIGHT[1] * h, a, b, C.ink, ' opacity=".32"') + el(0, 0, a, b, col[0]) + el(-1.5, -2.5, a - 2, b - 3, col[1]) + ring2(8, col[2], 9, '15 9') + ring2(8, col[0], 1.8) + ring2(19, col[0], 2) + ring2(24, col[2], 7, '9 13') + el(0, 0, a - 30, b - 30, col[3]) + el(4, 6, a - 34, b - 35, col[0]);
};
// loop handle on the left (m -1) or right (1), drawn before the basket
export const loop = (x, y, m, col = HONEY, w = 84, out = 46) => {
  const d = `M${num(x)} ${num(y - w / 2)}C${num(x + m * out * 1.25)} ${num(y - w / 2)} ${num(x + m * out * 1.25)} ${num(y + w / 2)} ${num(x)} ${num(y + w / 2)}`;
  return stroke(d, C.ink, 17, { opacity: 0.3, transform: 'translate(9 13)', butt: 1 }) + stroke(d, col[0], 18, { butt: 1 }) + stroke(d, col[1], 14, { butt: 1, transform: 'translate(-1 -1)' }) + stroke(d, col[2], 6, { butt: 1, 'stroke-dasharray': '9 8' });
};
// rectangular wicker, deeper than kit's: outer braid, inner braid
export const wicker = (w, h, col = HONEY, rx = 26, { hh = 19, rim = 26 } = {}) => {
  let s = R(LIGHT[0] * hh, LIGHT[1] * hh, w, h, rx, C.ink, { opacity: 0.32 }) + R(0, 0, w, h, rx, col[0]) + R(-1.2, -2, w - 3, h - 5, rx, col[1]);
  s += R(0, 0, w - 15, h - 15, rx - 6, 'none', { stroke: col[2], 'stroke-width': 9, 'stroke-dasharray': '15 9' }) + R(0, 0, w - 15, h - 15, rx - 6, 'none', { stroke: col[0], 'stroke-width': 1.8 });
  s += R(0, 0, w - 37, h - 37, rx - 14, 'none', { stroke: col[0], 'stroke-width': 2 }) + R(0, 0, w - 44, h - 44, rx - 16, 'none', { stroke: col[2], 'stroke-width': 6, 'stroke-dasharray': '9 12' });
  return s + R(0, 0, w - 2 * rim, h - 2 * rim, Math.max(4, rx - 20), col[3]) + R(3, 4, w - 2 * rim - 6, h - 2 * rim - 7, Math.max(3, rx - 22), col[0]);
};
// slatted wooden crate
export const crate = (w, h, r = rng('crate')) => {
  const W = ['#7c4a22', '#c98b4e', '#e9bb80', '#5d3315'], t = 30, grain = (x, y, l, v) => stroke(v ? `M${num(x)} ${num(y)}q${num(r.pm(3))} ${num(l / 2)} ${num(r.pm(2))} ${num(l)}` : `M${num(x)} ${num(y)}q${num(l / 2)} ${num(r.pm(3))} ${num(l)} ${num(r.pm(2))}`, '#a96d35', 1.8);
  let s = R(LIGHT[0] * 20, LIGHT[1] * 20, w, h, 5, C.ink, { opacity: 0.34 }) + R(0, 0, w, h, 5, W[3]);
  // floor
  s += R(0, 0, w - 2 * t, h - 2 * t, 2, '#6a3c1a');
  const iw = w - 2 * t, ih = h - 2 * t;
  const bar = (x, y, a, b) => R(x, y, a, b, 3, W[0]) + R(x - 1, y - 1.5, a - 3, b - 4, 3, W[1]);
  for (const m of [-1, 1]) { s += bar(0, m * (h / 2 - t / 2), w, t) + grain(-w / 2 + 40, m * (h / 2 - t / 2) - 5, w * 0.4, 0) + grain(w * 0.02, m * (h / 2 - t / 2) + 4, w * 0.36, 0) + stroke(`M${num(-w / 2 + 8)} ${num(m * (h / 2 - t / 2) - t / 2 + 3)}H${num(w / 2 - 40)}`, W[2], 2.4); }
  for (const m of [-1, 1]) { s += bar(m * (w / 2 - t / 2), 0, t, h - 2 * t) + grain(m * (w / 2 - t / 2) - 4, -h / 2 + t + 18, h * 0.3, 1) + grain(m * (w / 2 - t / 2) + 5, 10, h * 0.26, 1); }
  // corner posts with nails, hand holes
  s += group(rect(-iw / 2, -ih / 2, iw, 16, 0, '#3d1f0c') + rect(-iw / 2, -ih / 2, 13, ih, 0, '#3d1f0c'), { opacity: 0.4 });
  for (const a of [-1, 1]) for (const b of [-1, 1]) s += bar(a * (w / 2 - t / 2), b * (h / 2 - t / 2), t + 6, t + 6) + dots([[a * (w / 2 - t / 2) - 6, b * (h / 2 - t / 2) - 6], [a * (w / 2 - t / 2) + 6, b * (h / 2 - t / 2) + 6]], '#6d665c', 5) + dots([[a * (w / 2 - t / 2) - 7, b * (h / 2 - t / 2) - 7], [a * (w / 2 - t / 2) + 5, b * (h / 2 - t / 2) + 5]], '#e8e2d6', 2);
  return s;
};
// wood wool: bed + curls
export const wool = (r, w, h, [bed, a, b] = ['#d3a456', '#b98a3c', '#f3daa0'], rx = 8, n = 46) => {
  const p = box(w - 26, h - 26); let d = '', e = '';
  scatter(r, p, n, { gap: 16 }).forEach(([x, y], i) => { const t = r(TAU), l = r(12, 20), q = curve([[x - cos(t) * l, y - sin(t) * l], [x + r.pm(10), y + r.pm(10)], [x + cos(t) * l, y + sin(t) * l]]); i % 2 ? (d += q) : (e += q); });
  return R(0, 0, w, h, rx, bed) + stroke(d, a, 3.4) + stroke(e, b, 2.8);
};
export const woolOval = (r, a, b, [bed, c1, c2] = ['#d3a456', '#b98a3c', '#f3daa0'], n = 60) => {
  const p = blob(0, 0, a - 16, b - 16, { n: 18 }); let d = '', e = '';
  scatter(r, p, n, { gap: 22 }).forEach(([x, y], i) => { const t = r(TAU), l = r(12, 20), q = curve([[x - cos(t) * l, y - sin(t) * l], [x + r.pm(10), y + r.pm(10)], [x + cos(t) * l, y + sin(t) * l]]); i % 2 ? (d += q) : (e += q); });
  return el(0, 0, a, b, bed) + stroke(d, c1, 3.4) + stroke(e, c2, 2.8);
};
// open box: coloured wall, floor; wall darker towards the light
export const openBox = (w, h, [sh, b, l, fl], { rx = 8, t = 9, hh = 10, a = 0 } = {}) => group(R(LIGHT[0] * hh, LIGHT[1] * hh, w, h, rx, C.ink, { opacity: 0.32 }) + R(0, 0, w, h, rx, sh) + R(-1, -1.6, w - 3, h - 4, rx, b) + stroke(`M${num(-w / 2 + rx + 2)} ${num(-h / 2 + 2.4)}H${num(w / 2 - rx - 14)}`, l, 2.4) + R(0, 0, w - 2 * t, h - 2 * t, Math.max(2, rx - 4), sh) + R(2.4, 3.4, w - 2 * t - 5, h - 2 * t - 7, Math.max(2, rx - 5), fl), a ? { transform: `rotate(${a})` } : {});
// a jar lying on its side, cap at the top (-y). content triad; cap [shade, base, light]; emblem drawn on the label
export const jarL = ({ w = 62, h = 104, fillc, bits = '', cap = ['#8a6a1c', '#e0b23e', '#fff0b4'], label = '#fff8e8', frame = '#c9302a', emblem = '', check = null, lab = 0.4 }) => r => {
  const n = w / 2 - 7, y0 = -h / 2 + 20, body = [[-n, y0], [n, y0], [w / 2, y0 + 16], [w / 2, h / 2 - 10], [w / 2 - 12, h / 2], [-w / 2 + 12, h / 2], [-w / 2, h / 2 - 10], [-w / 2, y0 + 16]];
  const p = body.flatMap((q, i) => { const b = body[(i + 1) % body.length]; return [q, [q[0] * 0.7 + b[0] * 0.3, q[1] * 0.7 + b[1] * 0.3], [q[0] * 0.3 + b[0] * 0.7, q[1] * 0.3 + b[1] * 0.7]]; });
  let s = fill(smooth(move(p, 8, 11)), C.ink, { opacity: 0.32 }) + fill(smooth(p), fillc[0]) + fill(smooth(inset(p, 7)), fillc[1]) + bits;
  s += stroke(curve([[-w / 2 + 8, y0 + 18], [-w / 2 + 7, 0], [-w / 2 + 8, h / 2 - 16]]), '#fff', 4.4, { opacity: 0.75 }) + stroke(curve([[w / 2 - 8, y0 + 24], [w / 2 - 8, h / 2 - 18]]), fillc[2], 3, { opacity: 0.8 });
  if (label) s += R(1, h * 0.12 + 1.4, w * 0.66, h * lab, 6, fillc[0], { opacity: 0.5 }) + R(0, h * 0.12, w * 0.66, h * lab, 6, label) + R(0, h * 0.12, w * 0.66 - 6, h * lab - 6, 4, 'none', { stroke: frame, 'stroke-width': 1.8 }) + place(emblem, 0, h * 0.12);
  const cw = w - 12;
  s += R(4, -h / 2 + 14, cw, 24, 5, C.ink, { opacity: 0.3 }) + R(0, -h / 2 + 11, cw, 24, 5, cap[0]) + R(-1, -h / 2 + 10, cw - 3, 20, 5, cap[1]);
  if (check) { let d = ''; for (let x = -cw / 2 + 5; x < cw / 2 - 3; x += 9) d += `M${num(x)} ${num(-h / 2 + 1)}v19`; s += stroke(d, check, 4, { butt: 1, opacity: 0.6 }) + stroke(`M${num(-cw / 2)} ${num(-h / 2 + 10)}H${num(cw / 2 - 2)}`, check, 5, { butt: 1, opacity: 0.5 }) + stroke(`M${num(-cw / 2 + 1)} ${num(-h / 2 + 23)}H${num(cw / 2 - 1)}`, '#c9302a', 4); } else { let d = ''; for (let x = -cw / 2 + 6; x < cw / 2 - 3; x += 7) d += `M${num(x)} ${num(-h / 2 + 3)}v14`; s += stroke(d, cap[0], 1.8, { butt: 1 }); }
  return s + stroke(`M${num(-cw / 2 + 5)} ${num(-h / 2 + 3)}h${num(cw * 0.5)}`, cap[2], 2.6);
};
// an open round tin, food visible; lid leans beside it
export const tinOpen = (Rr, [a, b, l], floor, food) => circle(LIGHT[0] * 14, LIGHT[1] * 14, Rr, C.ink, { opacity: 0.34 }) + circle(0, 0, Rr, a) + circle(-1.4, -2, Rr - 2, b) + ring(Rr - 4, l, 2.4) + circle(0, 0, Rr - 8, a) + circle(2, 3, Rr - 10, floor) + food + stroke(arc(Rr - 4, -2.8, -1.8), '#fff', 3, { opacity: 0.8 });
export const tinLid = (Rr, [a, b, l], emblem) => circle(6, 8, Rr, C.ink, { opacity: 0.3 }) + circle(0, 0, Rr, a) + circle(-1.2, -1.8, Rr - 2, b) + ring(Rr - 6, l, 2.4) + ring(Rr * 0.66, l, 1.6) + emblem + stroke(arc(Rr - 6, -2.8, -1.9), '#fff', 3, { opacity: 0.75 });
// rectangular tea caddy lying on its back, lid at the top
export const caddy = (w, h, [a, b, l], emblem) => r => block(box(w, h), [a, b, l], { d: 7, h: 8, w: 7, sop: 0.34 }) + R(0, -h / 2 + 13, w + 5, 26, 4, a) + R(-0.6, -h / 2 + 12, w + 3, 22, 4, b) + stroke(`M${num(-w / 2 + 3)} ${num(-h / 2 + 4)}H${num(w / 2 - 12)}`, '#fff', 2.4, { opacity: 0.6 }) + stroke(`M${num(-w / 2)} ${num(-h / 2 + 23)}H${num(w / 2)}`, l, 2.4) + R(0, 13, w - 16, h - 46, 4, 'none', { stroke: l, 'stroke-width': 2.2 }) + circle(0, 13, Math.min(w, h) * 0.3, l) + circle(0, 13, Math.min(w, h) * 0.3 - 3, '#fff6e0') + place(emblem, 0, 13) + stroke(`M${num(-w / 2 + 3)} ${num(-h / 2 + 32)}V${num(h / 2 - 12)}`, '#fff', 2.6, { opacity: 0.35 });
// clear packet with a folded paper header; food is drawn inside, the film shines over it
export const packet = (w, h, [a, b, l], emblem, food) => r => {
  const p = pts(`${-w / 2} ${-h / 2}, ${w / 2} ${-h / 2}, ${w / 2 + 2} 0, ${w / 2 - 2} ${h / 2}, ${-w / 2 + 2} ${h / 2}, ${-w / 2 - 2} 0`), hd = 34;
  let s = rpoly(move(p, 7, 10), C.ink, 6, { opacity: 0.3 }) + rpoly(p, '#c9b48a', 6) + rpoly(scale(p, 0.97), '#f6ecd4', 4) + place(food, 0, hd / 2);
  s += stroke(curve([[-w / 2 + 7, -h / 2 + hd + 10], [-w / 2 + 5, h * 0.1], [-w / 2 + 8, h / 2 - 14]]), '#fff', 6, { opacity: 0.7 }) + stroke(`M${num(w / 2 - 26)} ${num(-h / 2 + hd + 12)}l14 20M${num(w / 2 - 14)} ${num(-h / 2 + hd + 10)}l8 11`, '#fff', 3.4, { opacity: 0.7 }) + stroke(`M${num(-w / 2 + 2)} ${num(h / 2 - 6)}H${num(w / 2 - 2)}`, '#e3d2aa', 4, { butt: 1 });
  s += rect(-w / 2 - 4 + 2, -h / 2 - 2 + 4, w + 8, hd, 3, C.ink, { opacity: 0.28 }) + rect(-w / 2 - 4, -h / 2 - 4, w + 8, hd + 2, 3, a) + rect(-w / 2 - 4, -h / 2 - 4, w + 6, hd - 2, 3, b) + stroke(`M${num(-w / 2)} ${num(-h / 2 + hd - 8)}H${num(w / 2)}`, l, 2, { 'stroke-dasharray': '6 5' }) + place(emblem, 0, -h / 2 + 9);
  return s;
};
// little cream greeting card with a double red keyline and a flower, no words
export const card = (a = -8) => group(rect(-34 + 4, -25 + 6, 68, 50, 2, C.ink, { opacity: 0.26 }) + rect(-34, -25, 68, 50, 2, '#e6d6b4') + rect(-34, -25, 66.5, 48, 2, '#fff8e8') + rect(-30, -21, 58, 40, 1, 'none', { stroke: '#c9302a', 'stroke-width': 2.4 }) + rect(-26.5, -17.5, 51, 33, 1, 'none', { stroke: '#c9302a', 'stroke-width': 1 }) + place(flower5('#d83a2a', '#ffd97a', 8), -1, -1), { transform: `rotate(${a})` });
export const flower5 = (a, b, q = 8) => dotRing(q * 0.72, 5, q * 1.05, a) + circle(0, 0, q * 0.42, b);
// ribbon running over the rim, seen from above
export const band = (d, [sh, b, l], w = 22) => stroke(d, sh, w, { butt: 1 }) + stroke(d, b, w - 4, { butt: 1, transform: 'translate(-.6 -.8)' }) + stroke(d, l, 1.8, { butt: 1, 'stroke-dasharray': '7 6' });
export const RR = R;
