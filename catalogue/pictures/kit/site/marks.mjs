// site/marks.mjs — the marks of clients and of ways to pay, and the tiles of four places
import { mark } from '../marks/pen.mjs';
import { MARKS } from '../marks/clients.mjs';
import { PAY } from '../marks/payment.mjs';
import { tile } from '../marks/places.mjs';
import { CLIENTS, PAYMENTS, PLACES } from '../marks/words.mjs';
import { emit, pid, save } from './out.mjs';

const sized = (svg, w, h) => svg.replace('<svg ', `<svg width="${w}" height="${h}" `);
const A = ([zh, en]) => ({ zh, en });

export function run() {
  // The pen has rounded its own coordinates: at 40 px a tenth is too coarse.
  for (const [id, draw] of Object.entries(MARKS)) emit('clients/' + id, sized(mark(draw()).svg, 40, 40), { alt: A(CLIENTS[id]), client: id }, { as: 'written' });
  for (const [id, svg] of Object.entries(PAY)) emit('payment/' + id, sized(svg.trim(), 40, 28), { alt: A(PAYMENTS[id]) }, { as: 'written' });
  for (const [slug, { drawing, alt, ground }] of Object.entries(PLACES)) emit('districts/' + slug, tile(drawing, pid('places/' + slug)), { alt: A(alt), district: slug, ground });
  save('marks');
}
