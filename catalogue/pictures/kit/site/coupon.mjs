// site/coupon.mjs — the coupon of the pop-up, with food in its stubs: nothing small lies near an edge
import { Ctx, C, setQ, place, rect, fill, stroke, group } from '../kit.mjs';
import { grain } from '../cloth.mjs';
import { cloths } from './looks.mjs';
import { D } from './registry.mjs';
import { emit, pid } from './out.mjs';

// coupon ticket with punched notches and a fine double keyline
const ticket = (x, y, W, H, q, tall) => {
  const d = tall
    ? `M${x + 26} ${y}H${x + W - 26}q26 0 26 26V${y + H * 0.3 - q}a${q} ${q} 0 0 0 0 ${2 * q}V${y + H * 0.7 - q}a${q} ${q} 0 0 0 0 ${2 * q}V${y + H - 26}q0 26 -26 26H${x + 26}q-26 0 -26 -26V${y + H * 0.7 + q}a${q} ${q} 0 0 0 0 ${-2 * q}V${y + H * 0.3 + q}a${q} ${q} 0 0 0 0 ${-2 * q}V${y + 26}q0 -26 26 -26z`
    : `M${x + 26} ${y}H${x + W * 0.28 - q}a${q} ${q} 0 0 0 ${2 * q} 0H${x + W * 0.72 - q}a${q} ${q} 0 0 0 ${2 * q} 0H${x + W - 26}q26 0 26 26V${y + H - 26}q0 26 -26 26H${x + W * 0.72 + q}a${q} ${q} 0 0 0 ${-2 * q} 0H${x + W * 0.28 + q}a${q} ${q} 0 0 0 ${-2 * q} 0H${x + 26}q-26 0 -26 -26V${y + 26}q0 -26 26 -26z`;
  const box = (i, w) => (tall ? rect(x + i, y + H * 0.3 + i, W - 2 * i, H * 0.4 - 2 * i, 12, 'none', { stroke: '#e2604a', 'stroke-width': w }) : rect(x + W * 0.28 + i, y + i, W * 0.44 - 2 * i, H - 2 * i, 12, 'none', { stroke: '#e2604a', 'stroke-width': w }));
  const perf = tall ? `M${x + q + 10} ${y + H * 0.3}H${x + W - q - 10}M${x + q + 10} ${y + H * 0.7}H${x + W - q - 10}` : `M${x + W * 0.28} ${y + q + 10}V${y + H - q - 10}M${x + W * 0.72} ${y + q + 10}V${y + H - q - 10}`;
  return group(fill(d, C.ink), { opacity: 0.26, transform: 'translate(10 14)' }) + fill(d, '#fff3dc') + box(22, 4) + box(31, 1.6) + stroke(perf, '#e2604a', 6, { 'stroke-dasharray': '2 16' });
};
const dish = (c, n, x, y, k) => { const d = (D['@' + n])(c, {}); return place(d.s, x, y, k); };
const safe = (x, y, width, height) => ({ safe: [x, y, width, height], ink: '#8f2418' });

export function coupon(alt) {
  const W = 1600, H = 640;
  setQ(1);
  let c = new Ctx(pid('popup cv88 wide'));
  emit('banners/popup-cv88-wide', c.svg(W, H, cloths.coral(c, W, H, {}) + ticket(80, 58, 1440, 524, 28, false)
    + dish(c, 'siuMai', 232, 194, 1) + dish(c, 'macarons', 358, 436, 0.76) + dish(c, 'harGow', 170, 462, 0.7)
    + dish(c, 'cupcakes', 1366, 196, 0.96) + dish(c, 'siuMai', 1222, 452, 0.74) + dish(c, 'macarons', 1402, 444, 0.74)
    + grain(c, W, H, 0.4), { slice: true }), { alt, banner: 'popup-cv88', shape: 'wide', ...safe(530, 110, 540, 420) });
  c = new Ctx(pid('popup cv88 tall'));
  emit('banners/popup-cv88-mobile', c.svg(800, 1000, cloths.coral(c, 800, 1000, {}) + ticket(52, 44, 696, 904, 28, true)
    + dish(c, 'siuMai', 214, 178, 0.98) + dish(c, 'cupcakes', 452, 176, 0.9) + dish(c, 'harGow', 650, 186, 0.68)
    + dish(c, 'macarons', 186, 812, 0.92) + dish(c, 'harGow', 400, 820, 0.76) + dish(c, 'siuMai', 604, 812, 0.96)
    + grain(c, 800, 1000, 0.4), { slice: true }), { alt, banner: 'popup-cv88', shape: 'tall', ...safe(110, 360, 580, 270) });
}
