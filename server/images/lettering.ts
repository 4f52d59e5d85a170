/** Texts are drawn as outlines, so that no installed font is needed (scripts/draw-signs.ts). */

import signs from '#app/ui/signs/sign-outlines.json' with { type: 'json' }
import { escapeMarkup } from '#domain/markup.ts'
import letters from './letters.json' with { type: 'json' }

const square = 300
/** The ascent reaches from the top of the square to the baseline. */
const ascent = 264

const outlines: Readonly<Record<string, string>> = { ...signs, ...letters.outlines }
const advances: Readonly<Record<string, number>> = letters.advances
const kerning: Readonly<Record<string, number>> = letters.kerning

/** A set's name may contain a character without an outline. */
export function isDrawable(text: string): boolean {
  return [...text].every((character) => character in outlines)
}

/** The width is a multiple of the font size. */
export function widthOf(line: string): number {
  return places(line).width / square
}

export interface LinePlace {
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly fill: string
}

/**
 * The viewer's serif replaces characters without an outline.
 * @param whole text of which this is a line: all its lines have one face
 */
export function drawLine(line: string, { x, baseline, size, fill }: LinePlace, whole = line): string {
  if (!isDrawable(whole))
    return `<text x="${x}" y="${baseline}" font-family="serif" font-weight="700" font-size="${size}" textLength="${widthOf(line) * size}" lengthAdjust="spacingAndGlyphs" fill="${fill}">${escapeMarkup(line)}</text>`
  const scale = size / square
  const paths = places(line).starts.map(
    ([character, start]) =>
      `<path transform="translate(${start} ${-ascent})" d="${outlines[character] ?? ''}"/>`,
  )
  return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale})">${paths.join('')}</g>`
}

/** The starts are in outline units. */
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

/** In px; `lineHeight` is a multiple of the font size. */
export interface Space {
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly lineHeight: number
}

export interface SetText {
  readonly lines: readonly string[]
  /** The size is in px. */
  readonly size: number
}

/** Chooses the most even layout near the largest size. @param lineHeight as a multiple of the font size */
export function setText(parts: readonly string[], space: Space): SetText {
  const fitting = settings(parts).map((lines) => ({ lines, size: sizeOf(lines, space) }))
  const large = 0.92 * Math.max(...fitting.map(({ size }) => size))
  return fitting
    .filter(({ size }) => size >= large)
    .reduce((best, next) => (raggedness(next.lines) < raggedness(best.lines) ? next : best))
}

/** The size is in px. */
export function sizeOf(lines: readonly string[], { width, height, largest, lineHeight }: Space): number {
  const byWidth = width / Math.max(...lines.map(widthOf))
  return Math.floor(Math.min(largest, byWidth, height / (lines.length * lineHeight)))
}

/** Mean squared difference to the longest line. */
function raggedness(lines: readonly string[]): number {
  const widths = lines.map(widthOf)
  const longest = Math.max(...widths)
  return widths.reduce((sum, width) => sum + (longest - width) ** 2, 0) / lines.length
}

function settings(parts: readonly string[]): readonly (readonly string[])[] {
  const count = 2 ** Math.min(parts.length - 1, 8)
  return Array.from({ length: count }, (_, breaks) => breakLines(parts, breaks)).sort(
    (a, b) => a.length - b.length,
  )
}

/** Starts a line before each part whose bit is set. */
function breakLines(parts: readonly string[], breaks: number): readonly string[] {
  const lines = ['']
  for (const [index, part] of parts.entries()) {
    if (index > 0 && breaks & (1 << (index - 1))) lines.push('')
    lines.push((lines.pop() ?? '') + part)
  }
  return lines.map((line) => line.trim())
}

const numeral = /^[一二三四五六七八九十百]+$/

/** Words; in Chinese, a number stays with its unit, and no line begins with a comma. */
export function partsOf(title: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(title)) return title.split(/(?<= )/)
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter('zh-HK', { granularity: 'word' }).segment(title)) {
    const belongsToLast = numeral.test(parts.at(-1) ?? '') || /^[人，。！？、」）]$/.test(segment)
    parts.push(belongsToLast ? (parts.pop() ?? '') + segment : segment)
  }
  return parts
}
