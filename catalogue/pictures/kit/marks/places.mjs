// places.mjs — four places inside their districts, on the same glazed tile: enamel plate, scroll rim, one text-free scene
import { Ctx, setQ, C, TAU, pts, num, smooth, fill, stroke, circle, ring, dotRing, rect, group, place, dots, inset, arc } from '../kit.mjs';
import { grain } from '../cloth.mjs';

const R = 196;
const sky = (a, b) => circle(0, 0, R, a) + fill(`M-${R} 40H${R}V${R}H-${R}z`, b);
const sea = (y, a, b) => { let d = '', e = ''; for (let j = 0; j < 7; j++) for (let i = 0; i < 7; i++) { const x = -200 + i * 66 + (j % 2) * 33; (j % 3 ? (d += `M${x} ${y + 14 + j * 24}q12 -8 24 0t24 0`) : (e += `M${x + 8} ${y + 14 + j * 24}q9 -6 18 0`)); } return fill(`M-${R} ${y}H${R}V${R}H-${R}z`, a) + stroke(d, b, 4) + stroke(e, '#fff', 4, { opacity: 0.6 }); };
const hills = (p, a, b) => fill(smooth(pts(p)), a) + (b ? fill(smooth(inset(pts(p), 14)), b) : '');
const sun = (x, y, q, a = '#ffd76a', b = '#ffe9a8') => circle(x, y, q, a) + circle(x - q * 0.06, y - q * 0.08, q * 0.86, b);
const tower = (x, w, y, cols, { win = 1, top = '' } = {}) => rect(x, y, w, 400, 3, cols[0]) + rect(x, y, w * 0.72, 400, 3, cols[1]) + (win ? stroke(Array.from({ length: 12 }, (_, i) => `M${x + w * 0.14} ${y + 16 + i * 17}H${x + w * 0.6}`).join(''), cols[2], 6, { 'stroke-dasharray': '7 6', butt: 1 }) : '') + top;
const wheel = (x, y, q = 14) => circle(x, y, q, '#1d1426') + circle(x - 1, y - 1.4, q * 0.62, '#8d8f9c') + circle(x, y, q * 0.22, '#1d1426');
const box = (x, y, w, h, k, step = 13) => { let d = ''; for (let u = x + 11; u < x + w - 7; u += step) d += `M${num(u)} ${y + 7}V${y + h - 9}`; return rect(x, y, w, h, 2, k[0]) + rect(x, y, w - 4, h - 5, 2, k[1]) + stroke(d, k[2], 3.5, { opacity: 0.7, butt: 1 }); };
const K = { red: ['#8f1a1a', '#d1402f', '#f08a74'], blue: ['#123f6b', '#2a6ea8', '#6aa8d6'], gold: ['#b9701a', '#f0b13c', '#ffdc8a'], jade: ['#0e4b43', '#23805f', '#5fb893'], orange: ['#8a3a14', '#e07a34', '#ffb27a'], grey: ['#5a6270', '#aeb6c2', '#dfe4ea'] };

const DRAW = {
  // the tram seen from a market stall: striped awning, red lampshades, crates of fruit
  northPoint: () => {
    const M = ['#b58fb0', '#cfaecb', '#f7e3f0'];
    let s = sky('#d3e8ef', '#b4d3de') + tower(-190, 66, -120, M) + tower(-112, 52, -86, ['#a27fa6', '#bd9cc0', '#f3dcee']) + tower(40, 60, -104, M) + tower(112, 70, -70, ['#a27fa6', '#bd9cc0', '#f3dcee']);
    s += fill(`M-${R} 112H${R}V${R}H-${R}z`, '#8a8290') + stroke('M-200 124H200M-200 140H200', '#d9dbe3', 5, { butt: 1 }) + stroke('M-200 -104H200', '#5a4a60', 3) + stroke('M14 -78L56 -103', '#3a2a40', 5);
    // body, two decks, curved ends
    s += fill('M-128 120H134V132H-120z', C.ink, { opacity: 0.3 });
    s += rect(-136, -84, 264, 192, 24, '#0e4b43') + rect(-136, -84, 258, 186, 24, '#1f7a5c') + rect(-136, -84, 258, 24, 14, '#f6e6c8') + rect(-124, -50, 234, 48, 6, '#0b3a34') + stroke('M-124 -26H110', '#bfe6ea', 40, { 'stroke-dasharray': '38.8 10', butt: 1 }) + rect(-136, 6, 258, 24, 0, '#f6e6c8') + rect(-136, 12, 258, 12, 0, '#d83a2a') + rect(-124, 38, 180, 44, 6, '#0b3a34') + stroke('M-124 60H56', '#bfe6ea', 36, { 'stroke-dasharray': '37.5 10', butt: 1 }) + rect(66, 36, 46, 66, 6, '#0b3a34') + stroke('M79 42V100M100 42V100', '#bfe6ea', 15, { butt: 1 });
    s += stroke('M-116 -40l12 14M-67 -40l12 14M30 -40l12 14M-116 48l12 14M-21 48l12 14', '#fff', 5, { opacity: 0.7 }) + circle(-122, 92, 8, '#b9801e') + circle(-123, 91, 6.4, '#ffe9a8') + rect(-58, 104, 112, 14, 4, '#2a1a24') + wheel(-32, 117, 14) + wheel(28, 117, 14);
    // crates of oranges, greens and dragon fruit along the foot
    const crate = (x, w, a, b, y = 166) => dots(Array.from({ length: Math.floor(w / 19) }, (_, i) => [x + 12 + i * 19, y - 4]), a, 25) + dots(Array.from({ length: Math.floor(w / 19) }, (_, i) => [x + 10 + i * 19, y - 7]), b, 18) + rect(x, y, w, 40, 3, '#7c4320') + rect(x, y, w - 4, 34, 3, '#b06b35') + stroke(`M${x + 4} ${y + 11}H${x + w - 8}M${x + 4} ${y + 23}H${x + w - 8}`, '#7c4320', 3, { butt: 1 });
    s += crate(-128, 84, '#d9701a', '#f9a23c') + crate(-40, 82, '#2f7a38', '#6fb04a') + crate(46, 84, '#a3245c', '#e0508f');
    // awning and lampshades
    let a = ''; for (let i = 0; i < 10; i++) a += fill(`M${-200 + i * 40} -200H${-160 + i * 40}V-142a20 18 0 0 1 -40 0z`, ['#d83a2a', '#fffaf0', '#2f70a8', '#fffaf0'][i % 4]);
    s += fill('M-200 -190H200V-132H-200z', C.ink, { opacity: 0.2 }) + a + stroke('M-200 -143H200', C.ink, 3, { opacity: 0.16 });
    const lamp = x => stroke(`M${x} -130V-112`, '#3a2a30', 4) + fill(`M${x + 5} -112q26 4 30 32h-62z`, C.ink, { opacity: 0.22, transform: 'translate(4 6)' }) + fill(`M${x - 6} -114H${x + 6}Q${x + 28} -108 ${x + 31} -82H${x - 31}Q${x - 28} -108 ${x - 6} -114z`, '#8f1220') + fill(`M${x - 6} -114H${x + 2}Q${x + 18} -106 ${x + 20} -84H${x - 31}Q${x - 28} -108 ${x - 6} -114z`, '#e0442f') + stroke(`M${x - 22} -90Q${x - 20} -102 ${x - 8} -107`, '#ffb08a', 4) + fill(`M${x - 13} -81a13 12 0 0 0 26 0z`, '#ffe9a8');
    return s + lamp(-96) + lamp(0) + lamp(96);
  },
  // typhoon shelter: sampans with arched roofs, a yacht, the breakwater
  causewayBay: () => {
    const A = ['#b98aa6', '#d3a8bf', '#fdeef4'], B = ['#9c6f92', '#b98cab', '#f7dcea'];
    let s = sky('#fde3d3', '#f6c6bd') + sun(-96, -98, 38, '#f58a3a', '#ffb256') + tower(-190, 50, -40, A) + tower(-134, 44, -84, B) + tower(-82, 54, -30, A) + tower(-20, 46, -120, B, { top: fill('M-20 -120L3 -146L26 -120z', '#9c6f92') }) + tower(34, 54, -66, A) + tower(96, 44, -106, B) + tower(146, 56, -50, A);
    s += sea(40, '#2b8aa3', '#7fcbd6');
    // breakwater with its light
    s += fill('M-200 32H200V52H-200z', '#8d8078') + fill('M-200 30H200V42H-200z', '#b8aa9c') + stroke('M-200 36H200', '#8d8078', 4, { 'stroke-dasharray': '22 7', butt: 1 }) + rect(150, -12, 20, 44, 2, '#1b6f54') + rect(150, -12, 14, 44, 2, '#2f9a72') + rect(145, -20, 30, 10, 2, '#0e4b43') + circle(160, -27, 8, '#ffe9a8');
    // yacht, moored far
    s += group(stroke('M0 -14V-142', '#7a6a5a', 6) + stroke('M0 -140L58 -10M0 -140L-52 -10', '#8d8f9c', 2.4) + fill('M6 -124Q42 -70 46 -22H6z', '#e3d6c6') + fill('M6 -124Q34 -70 36 -22H6z', '#fffaf0') + fill('M-62 -14H66L52 16H-48z', '#b9c2cc') + fill('M-62 -14H56L44 10H-50z', '#fffdf8') + stroke('M-54 -6H54', '#23488c', 6, { butt: 1 }) + stroke('M-40 26q10 -6 20 0t20 0t20 0', '#fff', 4, { opacity: 0.7 }), { transform: 'translate(-66 72) scale(.82)' });
    // sampans: dark hull, arched mat roof, lantern, tyres along the side
    const sampan = (x, y, k, h, m, flip) => group(fill('M-112 6Q0 60 118 2L96 44H-90z', C.ink, { opacity: 0.26, transform: 'translate(8 10)' }) + fill('M-118 -14Q-104 12 -60 12H66Q104 10 122 -20L98 40Q92 46 80 46H-78Q-90 46 -96 38z', h[0]) + fill('M-118 -14Q-104 12 -60 12H66Q104 10 122 -20L110 10Q90 26 60 26H-62Q-98 24 -118 -14z', h[1]) + stroke('M-104 2Q-88 18 -58 18H64Q94 16 108 0', h[2], 5) + fill('M-66 12Q-66 -30 -22 -34H24Q66 -30 66 12z', m[0]) + fill('M-66 12Q-66 -30 -22 -34H20Q46 -28 48 12z', m[1]) + stroke('M-46 10Q-46 -18 -34 -26M-22 11Q-22 -20 -14 -30M6 11Q8 -20 6 -30M32 10Q32 -16 24 -27', m[2], 4) + stroke('M-70 12Q-70 -36 -22 -38H24Q70 -36 70 12', m[0], 6) + [-36, 4, 44].map(u => ring(8, '#1d1426', 6, {}, u, 32)).join('') + stroke('M82 -4V-52', '#5a3a20', 5) + fill('M84 -52L112 -43L84 -34z', '#d83a2a') + circle(-82, -16, 10, '#8f1220') + circle(-83, -17, 8.4, '#e0442f') + stroke('M-82 -36V-26M-82 -6v9', '#f0c25a', 4), { transform: `translate(${x} ${y}) scale(${flip ? -k : k} ${k})` });
    s += sampan(92, 84, 0.74, ['#0e3a52', '#1f5f80', '#7fb8cf'], ['#0e4b43', '#2c8268', '#bfe6cf']);
    s += sampan(-26, 136, 1.04, ['#5a2014', '#9c4a24', '#f0b878'], ['#a96d2b', '#e2ae63', '#f5d598'], 1);
    return s + circle(140, 156, 13, '#a3221f') + circle(138, 153, 11, '#f06a3a') + stroke('M128 154H150', '#fff3dc', 4, { butt: 1 }) + stroke('M-186 128q12 -8 24 0t24 0M92 184q12 -8 24 0t24 0', '#bfeef0', 5);
  },
  // clock tower on the promenade, ferry and the other shore at dusk
  tsimShaTsui: () => {
    const A = ['#7a5f9c', '#957ab5', '#ffd9a0'], B = ['#66508a', '#7f68a3', '#ffe3b8'];
    let s = sky('#f9c6b8', '#f0a3ac') + sun(110, -20, 46, '#f58a3a', '#ffb256') + hills('-210 30, -120 -36, -40 -60, 30 -30, 100 -70, 160 -30, 210 -44, 210 80, -210 80', '#b58fb5');
    s += tower(-10, 34, -58, A) + tower(28, 38, -110, B, { top: fill('M28 -110L47 -134L66 -110z', '#66508a') }) + tower(70, 30, -46, A) + tower(104, 40, -84, B, { top: stroke('M124 -84V-118', '#66508a', 4) }) + tower(148, 46, -38, A);
    s += sea(56, '#3c7fa0', '#8fc6d6');
    // ferry: green below, cream above, two decks, one funnel
    s += group(fill('M-86 34H92L78 50H-70z', C.ink, { opacity: 0.24 }) + rect(8, -52, 24, 26, 3, '#8f8a80') + rect(8, -52, 18, 26, 3, '#fff3dc') + rect(8, -52, 24, 9, 2, '#2a2a36') + rect(-58, -30, 118, 26, 4, '#d9cdb4') + rect(-58, -30, 113, 23, 4, '#fffaf0') + stroke('M-52 -17H54', '#2f5670', 11, { 'stroke-dasharray': '11 7', butt: 1 }) + stroke('M-68 -32H70', '#1f7a5c', 6) + rect(-74, -4, 150, 20, 3, '#d9cdb4') + rect(-74, -4, 145, 17, 3, '#fffaf0') + stroke('M-68 5H70', '#2f5670', 9, { 'stroke-dasharray': '13 7', butt: 1 }) + fill('M-94 14H98Q92 34 80 42H-76Q-88 34 -94 14z', '#0e4b43') + fill('M-94 14H90Q84 30 74 36H-78Q-88 30 -94 14z', '#1f7a5c') + stroke('M-88 20H88', '#f3cb62', 4), { transform: 'translate(74 84) scale(.88)' });
    // promenade
    s += fill('M-200 136H200V200H-200z', '#a9785f') + fill('M-200 142H200V200H-200z', '#d9b79a') + stroke('M-200 164H200M-200 184H200', '#c09a7c', 4, { 'stroke-dasharray': '34 8', butt: 1 }) + stroke('M-200 122H200', '#5f4a58', 5) + stroke(Array.from({ length: 13 }, (_, i) => `M${-192 + i * 32} 122V140`).join(''), '#5f4a58', 5);
    // tower: brick and granite
    s += group(fill('M-52 196L-42 -60H44L56 196z', C.ink, { opacity: 0.3, transform: 'translate(14 6)' }) + fill('M-52 196L-46 -40H46L52 196z', '#8f3a24') + fill('M-52 196L-46 -40H28L32 196z', '#c45a36') + stroke('M-44 4H42M-46 44H44M-47 84H46M-48 124H47', '#f0d9b8', 7, { butt: 1 }) + stroke('M-10 -26V-8M-10 16V34M-10 56V74', '#5a2014', 13, {}) + `<path fill="#5a2014" d="M-28 196V152a18 18 0 0 1 36 0V196z"/>` + rect(-52, -124, 104, 88, 3, '#b8a68a') + rect(-52, -124, 96, 84, 3, '#f3e6cc') + circle(-3, -82, 33, '#8a6a42') + circle(-4, -83, 30, '#fffaf0') + dotRing(24, 12, 4, '#5a4a3a', {}, -4, -83) + stroke('M-4 -83V-104M-4 -83L-19 -91', '#2a1a14', 5) + fill('M-58 -124H58L40 -140H-40z', '#b8a68a') + fill('M-36 -140H36V-160H-36z', '#f3e6cc') + stroke('M-24 -142V-158M-8 -142V-158M8 -142V-158M24 -142V-158', '#b8a68a', 5, { butt: 1 }) + fill('M-40 -160Q0 -214 40 -160z', '#8d9aa8') + fill('M-40 -160Q-8 -206 20 -178Q6 -160 4 -160z', '#c3ccd6') + stroke('M0 -186V-206', '#e8b84f', 5), { transform: 'translate(-86 2) scale(.88)' });
    // palms
    const palm = (x, y, k) => place(stroke('M0 62Q6 20 0 -20', '#5a3a20', 9) + stroke('M-1 60Q4 20 -2 -20', '#8a5a34', 5) + stroke('M0 -22Q-26 -44 -46 -14M0 -22Q-16 -56 -40 -48M0 -22Q8 -58 34 -52M0 -22Q28 -44 46 -12M0 -22Q2 -36 -4 -62', '#1f5d46', 12) + stroke('M-2 -24Q-26 -46 -44 -18M-2 -25Q-17 -56 -38 -50M0 -25Q8 -58 30 -54M0 -24Q26 -46 42 -18', '#46956a', 6), x, y, k);
    return s + palm(-172, 120, 0.86);
  },
  // ship-to-shore crane over a laden ship
  kwaiChung: () => {
    let s = sky('#dff0e6', '#b9dccb') + hills('-210 20, -150 -26, -90 -6, -30 -44, 50 -8, 120 -40, 210 -10, 210 80, -210 80', '#7fb09a', '#97c2ad') + sea(76, '#2a7f92', '#80c8cc');
    // ship: hull cut by the rim on the left, bridge aft
    const rows = [[-200, -4, 'gold'], [-146, -4, 'red'], [-92, -4, 'blue'], [-38, -4, 'grey'], [-200, -38, 'jade'], [-146, -38, 'grey'], [-92, -38, 'orange'], [-146, -72, 'blue']];
    s += '<g transform="translate(-14 0)">' + fill('M-200 96H66L52 132H-200z', C.ink, { opacity: 0.22 }) + rows.map(([x, y, k]) => box(x, y + 4, 52, 32, K[k], 10)).join('') + fill('M-200 34H78Q66 84 46 112H-200z', '#132a4a') + fill('M-200 34H70Q58 80 40 100H-200z', '#23488c') + stroke('M-200 42H70', '#f6e6c8', 6, { butt: 1 }) + fill('M-200 92H46Q42 102 36 112H-200z', '#a3221f') + circle(48, 60, 6, '#132a4a') + stroke('M46 66L40 84', '#132a4a', 5) + stroke('M-180 122q12 -8 24 0t24 0M-70 122q12 -8 24 0t24 0M24 124q10 -7 20 0t20 0', '#fff', 5, { opacity: 0.7 }) + '</g>';
    // quay
    s += fill('M-200 146H200V200H-200z', '#6f6a74') + fill('M-200 146H200V156H-200z', '#a9a4a8') + stroke('M-200 178H200', '#f3c95a', 7, { 'stroke-dasharray': '26 18', butt: 1 });
    // crane: legs on the quay, boom out over the ship, tie rods from the apex
    const D = '#8f2a14', L = '#e8552f', legs = 'M74 148L84 -84M156 148L146 -84', web = 'M78 64H152M81 -10H149M80 62L149 -8M152 62L82 -8', boom = 'M-146 -84H200', apex = 'M86 -84L112 -166L146 -84', rods = 'M112 -164L-132 -88M112 -164L-30 -88M112 -164L190 -88';
    s += '<g transform="translate(-34 0)">' + stroke('M84 152L94 -78M166 152L156 -78', C.ink, 14, { opacity: 0.18 }) + stroke(rods, D, 4) + stroke(apex, D, 11) + stroke('M85 -86L111 -165', L, 6) + stroke(web, D, 8) + stroke(legs, D, 17) + stroke('M72 146L82 -86M154 146L144 -86', L, 10) + stroke(boom, D, 18, { butt: 1 }) + stroke('M-146 -88H200', L, 9, { butt: 1 }) + stroke('M-136 -77H194', '#ffb08a', 3, { 'stroke-dasharray': '3 15' });
    s += rect(148, -119, 46, 27, 3, '#b8a68a') + rect(148, -119, 40, 24, 3, '#fff3dc') + stroke('M156 -107H182', '#2f5670', 9, { 'stroke-dasharray': '8 5', butt: 1 }) + circle(112, -168, 6, '#ffd76a') + rect(58, 142, 44, 12, 4, '#2a1a24') + rect(136, 142, 44, 12, 4, '#2a1a24') + wheel(68, 158, 8) + wheel(90, 158, 8) + wheel(146, 158, 8) + wheel(168, 158, 8);
    // trolley, cab, hanging container
    s += rect(-58, -78, 48, 12, 3, '#2a2a36') + rect(-8, -76, 26, 24, 4, '#f6e6c8') + rect(-4, -70, 14, 13, 2, '#2f5670') + stroke('M-50 -66L-62 -26M-18 -66L-6 -26', '#2a2a36', 3) + rect(-74, -30, 80, 8, 2, '#f3c95a');
    return s + rect(-72, -14, 84, 36, 3, C.ink, { opacity: 0.22 }) + box(-76, -22, 84, 36, K.gold, 12) + stroke('M-72 -18H0', '#fff', 3, { opacity: 0.5 }) + '</g>';
  },
};
const RIM = { northPoint: ['#b3261a', '#fff0d8', '#1f7a5c'], causewayBay: ['#a3245c', '#fdeeee', '#2b8aa3'], tsimShaTsui: ['#5b3f8c', '#f3ecfa', '#f0a13c'], kwaiChung: ['#1f6a72', '#eaf4ee', '#e8653a'] };
export const PLACES = Object.keys(DRAW);
export function tile(name, id) {
  setQ(1);
  const c = new Ctx(id), [a, pale, b] = RIM[name];
  const clip = c.def('clip', i => `<clipPath id="${i}"><circle r="${R}"/></clipPath>`);
  let s = rect(0, 0, 600, 600, 0, '#dfceab') + rect(5, 5, 590, 590, 10, '#e9dabb') + rect(5, 5, 586, 585, 10, pale);
  for (const [x, y] of [[5, 5], [591, 5], [5, 590], [591, 590]]) s += `<g transform="translate(${x} ${y}) scale(${x < 300 ? 1 : -1} ${y < 300 ? 1 : -1})"><path fill="${a}" d="M0 0H118A118 118 0 0 1 0 118z"/><path fill="${pale}" d="M0 0H98A98 98 0 0 1 0 98z"/><path fill="${b}" d="M0 0H72Q66 30 50 50Q30 66 0 72z"/><path fill="${pale}" d="M14 14Q44 18 52 52Q18 44 14 14z"/><path fill="${a}" d="M0 0H26A26 26 0 0 1 0 26z"/></g>`;
  s += stroke('M150 22H450M150 578H450M22 150V450M578 150V450', a, 5, { 'stroke-dasharray': '0 16' }) + stroke('M126 14H300', '#fff', 6, { opacity: 0.8 });
  s += `<g transform="translate(300 300)">` + circle(10, 14, 250, C.ink, { opacity: 0.3 }) + circle(0, 0, 250, '#d6c7a6') + circle(-2.4, -3.2, 247, '#fffaf0') + ring(241, a, 6) + ring(204, a, 4) + dotRing(222, 28, 25, a) + dotRing(222, 28, 15, '#fffaf0') + dotRing(222, 28, 7, b) + group(dotRing(222, 28, 7, b), { transform: `rotate(${num(360 / 56)})` });
  s += `<g clip-path="url(#${clip})">${DRAW[name]()}</g><path d="${arc(192, 2.9, 5.2)}" fill="none" stroke="${C.ink}" stroke-width="9" opacity=".2"/><path d="${arc(236, -2.75, -2)}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/></g>`;
  return c.svg(600, 600, s + grain(c, 600, 600, 0.35), { title: name });
}
