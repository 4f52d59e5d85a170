/**
 * Packs the tables that the designer did not draw: of more than sixteen dishes, around a dish in the centre, and with
 * extras. Run by hand after a change of the drawn tables (scripts/table-slots.json); the result is committed.
 * Usage: node scripts/table-places.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'

/** All lengths are in per cent of the cloth's width. */
interface Round {
  readonly x: number
  readonly y: number
  readonly r: number
}

const cloth = { width: 100, height: 75 }
const maxPlaces = 32
const maxGaps = 8
const edge = 2.75
/** Of the other places' width (design of the laid table). */
const centreWeight = 1.62
const restarts = 24

/** mulberry32, so that every run writes the same file. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Point = [x: number, y: number]

/** Pushes rounds apart until none overlaps; null if they find no room. */
function pushApart(start: readonly Point[], r: number, centre: Round | null): Point[] | null {
  const points = start.map(([x, y]): Point => [x, y])
  const low = r + edge
  for (let turn = 0; turn < 400; turn++) {
    let worst = 0
    for (const [index, point] of points.entries()) {
      for (const other of points.slice(0, index)) {
        const gap = Math.hypot(point[0] - other[0], point[1] - other[1]) || 0.01
        const overlap = 2 * r - gap
        if (overlap <= 0) continue
        worst = Math.max(worst, overlap)
        const [x, y] = [point[0] - other[0], point[1] - other[1]].map((each) => (each * overlap) / gap / 2)
        point[0] += x ?? 0
        point[1] += y ?? 0
        other[0] -= x ?? 0
        other[1] -= y ?? 0
      }
      if (centre) {
        const gap = Math.hypot(point[0] - centre.x, point[1] - centre.y) || 0.01
        const overlap = r + centre.r - gap
        if (overlap > 0) {
          worst = Math.max(worst, overlap)
          point[0] += ((point[0] - centre.x) * overlap) / gap
          point[1] += ((point[1] - centre.y) * overlap) / gap
        }
      }
      point[0] = Math.min(cloth.width - low, Math.max(low, point[0]))
      point[1] = Math.min(cloth.height - low, Math.max(low, point[1]))
    }
    if (worst < 0.02) return points
  }
  return null
}

const centreOf = (r: number): Round => ({ x: cloth.width / 2, y: cloth.height / 2, r: r * centreWeight })

/** The two have room to spare, so packing would leave them anywhere. */
const besideCentre: Round[] = [50, 17.4, 82.6].map((x, index) => ({
  x,
  y: cloth.height / 2,
  r: index === 0 ? 14.6 * centreWeight : 14.6,
}))

/** The largest equal rounds found, around a larger one in the centre if there is one. */
function pack(count: number, hasCentre: boolean): Round[] {
  if (hasCentre && count === 2) return besideCentre
  const random = randomFrom(count * 2 + Number(hasCentre))
  let best: { r: number; points: Point[] } = { r: 0, points: [] }
  for (let restart = 0; restart < restarts; restart++) {
    let points = Array.from({ length: count }, (): Point => [random() * cloth.width, random() * cloth.height])
    let r = 0.6 * Math.sqrt((cloth.width * cloth.height) / (count + Number(hasCentre) * 2.6) / Math.PI)
    for (let step = 0.04; step > 0.0008; ) {
      const next = pushApart(points, r * (1 + step), hasCentre ? centreOf(r * (1 + step)) : null)
      if (next) {
        points = next
        r *= 1 + step
        if (r > best.r) best = { r, points }
      } else step /= 2
    }
  }
  const packed = fromLeftToRight(best.points.map(([x, y]) => ({ x, y, r: best.r })))
  return hasCentre ? [centreOf(best.r), ...packed] : packed
}

const rowOf = ({ y }: Round) => Math.round(y / 4)

/** By column, and from top to bottom within it, as the drawn tables are. */
function fromLeftToRight(rounds: readonly Round[]): Round[] {
  const rows = Math.max(1, Math.floor((cloth.height - 2 * edge) / ((rounds[0]?.r ?? 1) * 1.8)))
  const byColumn = rounds.toSorted((a, b) => a.x - b.x)
  return Array.from({ length: Math.ceil(rounds.length / rows) }, (_, column) =>
    byColumn.slice(column * rows, (column + 1) * rows).sort((a, b) => rowOf(a) - rowOf(b) || a.x - b.x),
  ).flat()
}

/** The largest rounds that fit between the others, one after the other. */
function gapsBetween(rounds: readonly Round[]): Round[] {
  const gaps: Round[] = []
  const largest = 0.7 * Math.min(...rounds.map(({ r }) => r))
  while (gaps.length < maxGaps) {
    let best: Round = { x: 0, y: 0, r: 0 }
    for (let x = 0; x <= cloth.width; x += 0.25) {
      for (let y = 0; y <= cloth.height; y += 0.25) {
        const toEdges = Math.min(x, cloth.width - x, y, cloth.height - y) - 1
        const toRounds = [...rounds, ...gaps].map((other) => Math.hypot(x - other.x, y - other.y) - other.r)
        const r = Math.min(largest, toEdges, Math.min(...toRounds) - 0.2)
        if (r > best.r + 1e-9) best = { x, y, r }
      }
    }
    gaps.push(best)
  }
  return gaps
}

interface Slot {
  readonly x: number
  readonly y: number
  readonly w: number
}
const drawn: Readonly<Record<string, readonly Slot[]>> = JSON.parse(
  readFileSync(new URL('table-slots.json', import.meta.url), 'utf8'),
)

const figure = (number: number) => String(Math.round(number * 100) / 100)
const placed = ({ x, y }: Round) => `${figure(x)},${figure((y * 100) / cloth.height)}`
const down = (width: number) => Math.floor(width * 100) / 100

function lineOf(rounds: readonly Round[]): string {
  const gaps = gapsBetween(rounds).map((gap) => `${placed(gap)},${down(2 * gap.r)}`)
  return `  '${down(2 * (rounds.at(-1)?.r ?? 0))} ${rounds.map(placed).join(' ')} | ${gaps.join(' ')}',`
}

const plain = Array.from({ length: maxPlaces }, (_, index) => {
  const slots = drawn[index + 1]
  return slots
    ? slots.map(({ x, y, w }) => ({ x, y: (y * cloth.height) / 100, r: w / 2 }))
    : pack(index + 1, false)
})
const centred = Array.from({ length: maxPlaces - 2 }, (_, index) => pack(index + 2, true))

writeFileSync(
  new URL('../domain/menu/table-places.ts', import.meta.url),
  `/**
 * scripts/table-places.ts writes this file. A line is a table: the width of its places, their centres, and after the bar
 * the gaps between them with a width each. The unit is a per cent of the cloth, and that of widths of its width.
 */

/** The first has one place. */
export const plainTables: readonly string[] = [
${plain.map(lineOf).join('\n')}
]

/** From three places up. A line begins with the place in the centre, which is ${centreWeight} times as wide. */
export const centredTables: readonly string[] = [
${centred.map(lineOf).join('\n')}
]

export const centreWeight = ${centreWeight}
`,
)
