// site/window.mjs — which part of a large table a card shows: seven to nine dishes, few of them cut, the centre dish among them

// how much of a box lies inside a window
const inside = (b, x, y, w, h) => (Math.max(0, Math.min(b.x + b.w, x + w) - Math.max(b.x, x)) * Math.max(0, Math.min(b.y + b.h, y + h) - Math.max(b.y, y))) / (b.w * b.h);

export function window(boxes, W, H, lead) {
  let best = null;
  for (let size = 0.54; size < 0.645; size += 0.02)
    for (let x = 0; x <= W * (1 - size); x += 8)
      for (let y = 0; y <= H * (1 - size); y += 6) {
        const shares = boxes.map(b => inside(b, x, y, W * size, H * size));
        const whole = shares.filter(q => q > 0.93).length, seen = shares.filter(q => q > 0.5).length;
        const kinds = new Set(boxes.filter((_, i) => shares[i] > 0.8).map(b => b.name)).size;
        const focal = boxes.findIndex(b => b.name === lead), centred = focal < 0 ? 1 : shares[focal];
        const score = whole + 0.8 * kinds + 7 * centred - Math.max(0, seen - 9) * 2 - Math.max(0, 7 - seen) * 2 - 0.25 * shares.filter(q => q > 0.04 && q < 0.5).length;
        if (!best || score > best.score) best = { score, view: [Math.round(x), Math.round(y), Math.round(W * size), Math.round(H * size)] };
      }
  return best.view;
}
