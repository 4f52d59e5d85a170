// site/centre.mjs — the ten centre dishes alone, transparent, 480 x 480
import { Ctx, setQ, num } from '../kit.mjs';
import { centre } from '../centre/index.mjs';
import { CENTRES } from '../centre/words.mjs';
import { emit, pid, save } from './out.mjs';

export function run() {
  for (const [name, of, zh, en] of CENTRES) {
    setQ(1);
    const c = new Ctx(pid('centre ' + name)), d = centre[name](c), f = Math.min(456 / (d.w + 14), 456 / (d.h + 20));
    emit('dishes/centre-' + name, c.svg(480, 480, `<g transform="translate(${num(240 - 6 * f)} ${num(240 - 8 * f)}) scale(${f.toFixed(3)})">${d.s}</g>`), { alt: { zh, en }, centre: name, of });
  }
  save('centre');
}
