// site/empty-basket.mjs — a laid place for the food that is still to come, whole: nothing is cut by an edge
import { Ctx, C, setQ, place, num, rect, circle, ring, stroke } from '../kit.mjs';
import { vessel } from '../vessels.mjs';
import { grain } from '../cloth.mjs';
import { props as PROPS } from '../scenes/props.mjs';
import * as tableware from '../scenes/tableware.mjs';
import { gingham } from '../ware.mjs';

export function emptyBasket(id) {
  setQ(1);
  const c = new Ctx(id);
  const cloth = (w, h) => rect(8, 11, w, h, 4, C.ink, { opacity: 0.2 }) + rect(0, 0, w, h, 4, '#e9dcc0') + rect(0, 0, w - 3, h - 4, 4, gingham(c, '#fbf3df', '#7fb89a', 50)) + rect(13, 13, w - 29, h - 30, 2, 'none', { stroke: '#fffaf0', 'stroke-width': 3, 'stroke-dasharray': '9 7' });
  const lid = R => circle(10, 14, R, C.ink, { opacity: 0.3 }) + circle(0, 0, R, C.bambooD) + circle(-1.6, -2.2, R - 3, C.bamboo) + ring(R - 8, C.bambooL, 3) + ring(R - 15, '#c98d45', 2) + stroke(Array.from({ length: 11 }, (_, i) => { const y = -R + 26 + i * ((2 * R - 52) / 10), w = Math.sqrt(Math.max(0, (R - 20) ** 2 - y * y)); return `M${num(-w)} ${num(y)}H${num(w)}`; }).join(''), '#c98d45', 3, { butt: 1 }) + stroke(Array.from({ length: 11 }, (_, i) => { const x = -R + 26 + i * ((2 * R - 52) / 10), w = Math.sqrt(Math.max(0, (R - 20) ** 2 - x * x)); return `M${num(x)} ${num(-w)}V${num(w)}`; }).join(''), '#efcb8c', 3, { butt: 1, 'stroke-dasharray': '12 12' }) + circle(3, 4, 18, C.ink, { opacity: 0.3 }) + circle(0, 0, 18, C.bambooD) + circle(-1, -1.4, 15.6, C.bambooL) + circle(0.6, 1, 8, '#c98d45');
  let s = rect(0, 0, 800, 600, 0, '#fbf1de') + place(cloth(656, 456), 72, 72);
  s += place(lid(128), 528, 208) + place(vessel.steamer(150), 286, 296) + place(vessel.plate(92, 'rooster') + vessel.bowl(56, 'blue', { h: 10 }), 520, 418);
  s += place(tableware.chopsticks(c, { a: -1.5 }).s, 652, 402, 0.94) + place(PROPS.teacup(c).s, 148, 442, 1.05);
  return c.svg(800, 600, s + grain(c, 800, 600, 0.4), { slice: true });
}
