/** Finds the places of a set's table, which follow from its groups alone. */
import type { DishGroup } from './catalogue.ts'
import type { CountedGroup } from './menu-selection.ts'
import type { Spot, TablePlace } from './table-place.ts'
import { centredTables, centreWeight, plainTables } from './table-places.ts'

/** Height of a cloth per width. */
export const clothRatio = 0.75
/** Kinds of places and their widths; the table of a set is a word of these letters. */
const weights = { c: centreWeight, m: 1.1, t: 1.06, p: 1, s: 0.94, d: 0.82, o: 0 } as const
type Kind = keyof typeof weights

const kindOfCourse: ReadonlyMap<string, Kind> = new Map<string, Kind>(
  Object.entries({
    maindish: 'm',
    special: 'm',
    christmas: 'm',
    thai: 'm',
    su: 'm',
    staple: 't',
    surface: 't',
    snack: 's',
    dessert: 's',
    cup: 's',
    childrenarea: 's',
    adddrinks: 'd',
  }),
)

/** A dish of these courses lies in the centre of the table. */
const centreCourses: ReadonlySet<string> = new Set(['special', 'christmas'])
const minCentredPlaces = 3
const maxExtras = 8

export type TableGroup = CountedGroup & Pick<DishGroup, 'course'>

interface Seat {
  readonly kind: Kind
  readonly group: Pick<DishGroup, 'id' | 'course'>
}

/** In the order of the menu, and within the limits of a table. */
function seatsOf(groups: readonly TableGroup[]): readonly Seat[] {
  const hasChoice = groups.some(({ min }) => min > 0)
  const seats = groups.flatMap((group): Seat[] => {
    const kind = hasChoice && group.min === 0 ? 'o' : (kindOfCourse.get(group.course) ?? 'p')
    return Array.from({ length: Math.min(group.max, group.dishes.length) }, () => ({ kind, group }))
  })
  const room = { o: maxExtras, others: plainTables.length }
  const inRoom = seats.filter(({ kind }) => room[kind === 'o' ? 'o' : 'others']-- > 0)
  const isLarge = inRoom.filter(({ kind }) => kind !== 'o').length >= minCentredPlaces
  const centre = inRoom.findIndex(({ kind, group }) => kind !== 'o' && centreCourses.has(group.course))
  return inRoom.map((seat, index) => (isLarge && index === centre ? { ...seat, kind: 'c' } : seat))
}

/** One letter for each place. */
export function shapeOf(groups: readonly TableGroup[]): string {
  return seatsOf(groups)
    .map(({ kind }) => kind)
    .join('')
}

/** Follows from the set alone, so that no dish moves another. */
export function placesOf(groups: readonly TableGroup[]): readonly TablePlace[] {
  const spots = spotsOf(shapeOf(groups)) ?? []
  return seatsOf(groups).flatMap(({ group: { id } }, index) => {
    const spot = spots[index]
    return spot ? [{ ...spot, groupId: id }] : []
  })
}

/** Null if no set has this shape. */
export function spotsOf(shape: string): readonly Spot[] | null {
  const kinds = [...shape].filter((letter): letter is Kind => letter in weights)
  const extras = kinds.filter((kind) => kind === 'o').length
  const centres = kinds.filter((kind) => kind === 'c').length
  const others = kinds.length - extras
  const line = centres > 0 ? centredTables[others - minCentredPlaces] : plainTables[others - 1]
  if (kinds.length < shape.length || centres > 1 || extras > maxExtras || !line) return null
  const { places, gaps } = readLine(line)
  const centre = centres > 0 ? places.shift() : undefined
  const spots = kinds.map((kind): Spot => {
    const [x = 0, y = 0, width = 0] =
      (kind === 'c' ? centre : kind === 'o' ? gaps.shift() : places.shift()) ?? []
    return { x, y, width: width * (weights[kind] || 1), isExtra: kind === 'o' }
  })
  return withoutOverlap(spots)
}

type Figures = readonly number[]

function readLine(line: string): { readonly places: Figures[]; readonly gaps: Figures[] } {
  const [width, ...rest] = line.split(' ')
  const bar = rest.indexOf('|')
  const figures = (parts: readonly string[]) => parts.map((part): Figures => part.split(',').map(Number))
  return {
    places: figures(rest.slice(0, bar)).map((point) => [...point, Number(width)]),
    gaps: figures(rest.slice(bar + 1)),
  }
}

/** Wider places shrink until each is on the cloth and beside its neighbours; extras keep the gaps. */
function withoutOverlap(spots: readonly Spot[]): readonly Spot[] {
  const widths = spots.map((spot) => {
    const toEdge = Math.min(spot.x, 100 - spot.x, spot.y * clothRatio, (100 - spot.y) * clothRatio)
    const toExtras = spots.map((other) =>
      other.isExtra && !spot.isExtra ? distance(spot, other) - other.width / 2 : toEdge,
    )
    return Math.min(spot.width, 2 * toEdge - 1, ...toExtras.map((room) => 2 * room))
  })
  for (const [index, spot] of spots.entries()) {
    for (const [before, other] of spots.slice(0, index).entries()) {
      const [a = 0, b = 0] = [widths[index], widths[before]]
      const scale = (2 * distance(spot, other)) / (a + b)
      if (scale >= 1 || spot.isExtra || other.isExtra) continue
      widths[index] = a * scale
      widths[before] = b * scale
    }
  }
  return spots.map((spot, index) => ({ ...spot, width: Math.floor((widths[index] ?? 0) * 100) / 100 }))
}

/** In per cent of the cloth's width. */
export function distance(a: Pick<Spot, 'x' | 'y'>, b: Pick<Spot, 'x' | 'y'>): number {
  return Math.hypot(a.x - b.x, (a.y - b.y) * clothRatio)
}
