/** Words as drawn outlines, for pictures: no font of this machine is asked (scripts/draw-signs.ts). */
import signs from '#app/ui/sign-outlines.json' with { type: 'json' }
import letters from './letters.json' with { type: 'json' }

/** Units of the square a character is drawn on; an English letter is drawn to the same height. */
const square = 300
/** From the top of the square to the line that letters stand on. */
const ascent = 264

const outlines: Readonly<Record<string, string>> = { ...signs, ...letters.outlines }
const advances: Readonly<Record<string, number>> = letters.advances
const kerning: Readonly<Record<string, number>> = letters.kerning

/** Whether every character has an outline: a caterer may name a set with one that was never drawn. */
export function isDrawable(text: string): boolean {
  return [...text].every((character) => character in outlines)
}

/** Width of a line in squares of its size. */
export function widthOf(line: string): number {
  return places(line).width / square
}

/** One line as an SVG group. @param baseline y of the line that the letters stand on, px */
export function drawnLine(
  line: string,
  { x, baseline, size, fill }: { x: number; baseline: number; size: number; fill: string },
): string {
  const scale = size / square
  const paths = places(line).starts.map(
    ([character, start]) =>
      `<path transform="translate(${start} ${-ascent})" d="${outlines[character] ?? ''}"/>`,
  )
  return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale})">${paths.join('')}</g>`
}

/** Where each character of a line starts, in units of the square. */
function places(line: string): { readonly starts: readonly (readonly [string, number])[]; width: number } {
  let width = 0
  const characters = [...line]
  const starts = characters.map((character, index) => {
    width += kerning[`${characters[index - 1] ?? ''}${character}`] ?? 0
    const start = width
    width += advances[character] ?? square
    return [character, start] as const
  })
  return { starts, width }
}

/** Px, and the height of a line in sizes. */
export interface Space {
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly lineHeight: number
}

export interface SetText {
  readonly lines: readonly string[]
  /** Px. */
  readonly size: number
}

/** The most even setting of the parts among the largest that fit, broken between parts. @param lineHeight in sizes */
export function setText(parts: readonly string[], space: Space): SetText {
  const fitting = settings(parts).map((lines) => ({ lines, size: sizeOf(lines, space) }))
  const large = 0.92 * Math.max(...fitting.map(({ size }) => size))
  return fitting
    .filter(({ size }) => size >= large)
    .reduce((best, next) => (raggedness(next.lines) < raggedness(best.lines) ? next : best))
}

/** The largest size at which the lines fit, px. */
export function sizeOf(lines: readonly string[], { width, height, largest, lineHeight }: Space): number {
  const byWidth = width / Math.max(...lines.map(widthOf))
  return Math.floor(Math.min(largest, byWidth, height / (lines.length * lineHeight)))
}

/** How far the lines stay behind the longest; one line is even. */
function raggedness(lines: readonly string[]): number {
  const widths = lines.map(widthOf)
  const longest = Math.max(...widths)
  return widths.reduce((sum, width) => sum + (longest - width) ** 2, 0) / lines.length
}

/** Every way to break the parts into lines, fewest lines first. Names have few parts. */
function settings(parts: readonly string[]): readonly (readonly string[])[] {
  const most = 2 ** Math.min(parts.length - 1, 8)
  return Array.from({ length: most }, (_, breaks) => broken(parts, breaks)).sort(
    (a, b) => a.length - b.length,
  )
}

/** A new line begins before each part whose bit is set. */
function broken(parts: readonly string[], breaks: number): readonly string[] {
  const lines = ['']
  for (const [index, part] of parts.entries()) {
    if (index > 0 && breaks & (1 << (index - 1))) lines.push('')
    lines.push((lines.pop() ?? '') + part)
  }
  return lines.map((line) => line.trim())
}

const numeral = /^[一二三四五六七八九十百]+$/

/** The parts a title may be broken between: words, and in Chinese a number keeps what it counts. */
export function partsOf(title: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(title)) return title.split(/(?<= )/)
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter('zh-HK', { granularity: 'word' }).segment(title)) {
    const belongsToLast = numeral.test(parts.at(-1) ?? '') || segment === '人'
    parts.push(belongsToLast ? (parts.pop() ?? '') + segment : segment)
  }
  return parts
}
