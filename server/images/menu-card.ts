/** Letters are drawn as outlines (lettering.ts). */
import type { MenuCardGroup, MenuCardWords } from '#content/menu-card.ts'
import type { MenuCardShape } from '#domain/menu/menu-card.ts'
import { type Brand, fixedColours, paletteOf } from '#domain/shop/brand.ts'
import { drawLine, widthOf } from './lettering.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Layout {
  readonly card: Box
  readonly words: Box
  readonly plates: readonly { readonly x: number; readonly y: number; readonly size: number }[]
}

/** The plates overlap the card's edge. */
const layouts: Readonly<Record<MenuCardShape['name'], Layout>> = {
  wide: {
    card: { x: 250, y: 44, width: 1306, height: 912 },
    words: { x: 490, y: 110, width: 996, height: 790 },
    plates: [
      { x: -70, y: -60, size: 430 },
      { x: 20, y: 300, size: 430 },
      { x: -90, y: 655, size: 430 },
    ],
  },
  tall: {
    card: { x: 36, y: 40, width: 828, height: 1150 },
    words: { x: 100, y: 110, width: 700, height: 890 },
    plates: [
      { x: -60, y: 1020, size: 360 },
      { x: 275, y: 1055, size: 360 },
      { x: 600, y: 1010, size: 360 },
    ],
  },
}

/** The drawing itself has the red of the brand. */
const colours = { ink: fixedColours.ink, red: 'currentColor' }

/** @param plates drawings of the first dishes */
export function drawMenuCard(
  words: MenuCardWords,
  plates: readonly Buffer[],
  shape: MenuCardShape,
  brand: Brand,
): string {
  const palette = paletteOf(brand)
  const cloth = palette['jade-800']
  const { width, height, name } = shape
  const layout = layouts[name]
  const { x, y, width: wide, height: high } = layout.card
  const keyline = (inset: number, stroke: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${wide - 2 * inset}" height="${high - 2 * inset}" fill="none" stroke="${colours.red}" stroke-width="${stroke}"/>`
  const dishes = layout.plates.map((place, index) => plateDrawing(plates[index], place))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" color="${palette['tomato-700']}">
<pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 3h6M6 9h6" stroke="${palette.thread}" stroke-width="3"/></pattern>
<path d="M0 0h${width}v${height}H0z" fill="${cloth}"/><path d="M0 0h${width}v${height}H0z" fill="url(#weave)"/>
<rect x="${x + 10}" y="${y + 10}" width="${wide}" height="${high}" rx="4" fill="${colours.ink}" fill-opacity=".32"/>
<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="4" fill="${palette.cream}"/>
${keyline(14, 5)}${keyline(24, 1.5)}
${headDrawing(words, layout.words)}${groupsDrawing(words.groups, below(layout.words))}
${dishes.join('')}</svg>
`
}

function plateDrawing(plate: Buffer | undefined, place: Layout['plates'][number]): string {
  if (!plate) return ''
  const { x, y, size } = place
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml,${encodeURIComponent(plate.toString())}"/>`
}

const headHeight = 176

function below({ x, y, width, height }: Box): Box {
  return { x, y: y + headHeight, width, height: height - headHeight }
}

function headDrawing({ set, title, people }: MenuCardWords, { x, y, width }: Box): string {
  const guests = 36
  const name = fitSize(set, width - widthOf(people) * guests - 40, guests)
  return [
    drawLine(set, { x, baseline: y + 34, size: name, fill: colours.red }),
    drawLine(people, {
      x: x + width - widthOf(people) * guests,
      baseline: y + 34,
      size: guests,
      fill: colours.red,
    }),
    drawLine(title, { x, baseline: y + 118, size: fitSize(title, width, 70), fill: colours.ink }),
    `<path d="M${x} ${y + 146}h${width}M${x} ${y + 152}h${width}" stroke="${colours.red}" stroke-width="2"/>`,
  ].join('')
}

/** Rows fill the height; letters are as large as the row and the longest line allow. */
interface Measures {
  readonly row: number
  readonly size: number
}

/** Uses one or two columns, whichever allows larger letters. */
function groupsDrawing(groups: readonly MenuCardGroup[], room: Box): string {
  const gap = 64
  const arrangements = [[groups], halves(groups)].map((columns) => {
    const width = (room.width - (columns.length - 1) * gap) / columns.length
    return { columns, width, measures: measuresOf(columns, { ...room, width }) }
  })
  const { columns, width, measures } = arrangements.reduce((a, b) =>
    b.measures.size > a.measures.size ? b : a,
  )
  return columns
    .map((column, index) =>
      columnDrawing(column, { ...room, x: room.x + index * (width + gap), width }, measures),
    )
    .join('')
}

/** The height is counted in dish rows. */
const headingRows = 1.3
const spaceRows = 0.6
const largestRow = 76
/** Letters are at most this multiple of the row. */
const letters = 0.6

function rowsOf(groups: readonly MenuCardGroup[]): number {
  return groups.reduce((sum, { dishes }) => sum + headingRows + dishes.length + spaceRows, -spaceRows)
}

function measuresOf(columns: readonly (readonly MenuCardGroup[])[], { width, height }: Box): Measures {
  const row = Math.min(largestRow, height / Math.max(...columns.map(rowsOf)))
  const widest = columns
    .flat()
    .flatMap(({ name, note, dishes }) => [
      widthOf(name) * 1.1 + widthOf(note) * 0.8 + 1,
      ...dishes.map((dish) => widthOf(dish.name) + (dish.charge ? widthOf(dish.charge) + 1.2 : 0)),
    ])
  return { row, size: Math.min(row * letters, width / Math.max(...widest)) }
}

/** Divides the groups into columns of similar height. */
function halves(groups: readonly MenuCardGroup[]): readonly (readonly MenuCardGroup[])[] {
  if (groups.length < 2) return [groups]
  const difference = (at: number) => Math.abs(rowsOf(groups.slice(0, at)) - rowsOf(groups.slice(at)))
  const at = groups
    .map((_, index) => index)
    .slice(1)
    .reduce((best, next) => (difference(next) < difference(best) ? next : best))
  return [groups.slice(0, at), groups.slice(at)]
}

function columnDrawing(
  groups: readonly MenuCardGroup[],
  { x, y, width }: Box,
  { row, size }: Measures,
): string {
  let top = y
  const parts: string[] = []
  for (const { name, note, dishes } of groups) {
    const baseline = top + row * 0.9
    parts.push(drawLine(name, { x, baseline, size: size * 1.1, fill: colours.red }))
    parts.push(
      drawLine(note, {
        x: x + width - widthOf(note) * size * 0.8,
        baseline,
        size: size * 0.8,
        fill: colours.red,
      }),
    )
    top += headingRows * row
    parts.push(
      `<path d="M${x} ${top - row * 0.12}h${width}" stroke="${colours.red}" stroke-opacity=".4" stroke-width="1.5"/>`,
    )
    for (const dish of dishes) {
      parts.push(dishDrawing(dish, { x, baseline: top + row * 0.72, size, width }))
      top += row
    }
    top += spaceRows * row
  }
  return parts.join('')
}

function dishDrawing(
  { name, charge }: MenuCardGroup['dishes'][number],
  { x, baseline, size, width }: { x: number; baseline: number; size: number; width: number },
): string {
  const nameLine = drawLine(name, { x, baseline, size, fill: colours.ink })
  if (!charge) return nameLine
  const start = x + (widthOf(name) + 0.3) * size
  const end = x + width - widthOf(charge) * size
  const leader = `<path d="M${start} ${baseline}H${end - 0.3 * size}" stroke="${colours.ink}" stroke-opacity=".45" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 9"/>`
  return nameLine + leader + drawLine(charge, { x: end, baseline, size, fill: colours.red })
}

/** The size is in px, up to `max`. */
function fitSize(text: string, width: number, max: number): number {
  return Math.min(max, width / widthOf(text))
}
