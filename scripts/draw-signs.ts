/**
 * Draws the sign lettering (招牌字): outlines of every character the signs of the site use, from Noto Serif CJK HK
 * Bold (SIL OFL, Debian package fonts-noto-cjk). Run by hand after adding a title to content/signs.ts; the result
 * is committed, so that no visitor and no server needs the font.
 *
 *   node scripts/draw-signs.ts [path of NotoSerifCJK-Bold.ttc]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import { signCharacters } from '#content/signs.ts'

/** Number of the family in a font's table of names (OpenType, 'name'). */
const fontFamily = 1

const file = process.argv[2] ?? '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'
const blob = new hb.Blob(new Uint8Array(readFileSync(file)).buffer)

/** The face of Hong Kong forms inside the collection, found by its name. */
function hongKongFace(): hb.Face {
  for (let index = 0; index < 16; index++) {
    const face = new hb.Face(blob, index)
    if (face.getName(fontFamily, 'en').endsWith('HK')) return face
  }
  throw new Error(`no Hong Kong face in ${file}`)
}

/** HarfBuzz draws upwards from the baseline; a picture is drawn downwards from its top. */
function downwards(path: string): string {
  let isY = false
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isY = false
      return token
    }
    const value = Math.round(Number(token))
    isY = !isY
    return String(isY ? value : 880 - value)
  })
}

const font = new hb.Font(hongKongFace())
const outlines = Object.fromEntries(
  signCharacters.map((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
    if (!glyph) throw new Error(`the font has no ${character}`)
    return [character, relative(downwards(font.glyphToPath(glyph)))]
  }),
)

/** Relative commands are about a third shorter than absolute ones. */
function relative(path: string): string {
  let x = 0
  let y = 0
  let start: readonly [number, number] = [0, 0]
  let drawn = ''
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number)
    if (command === 'Z') {
      ;[x, y] = start
      drawn += 'z'
      continue
    }
    const moved = values.map((value, index) => value - (index % 2 === 0 ? x : y))
    x = values.at(-2) ?? x
    y = values.at(-1) ?? y
    if (command === 'M') start = [x, y]
    drawn += command.toLowerCase() + moved.map((v, i) => (i > 0 && v >= 0 ? ` ${v}` : v)).join('')
  }
  return drawn
}

writeFileSync(
  new URL('../app/ui/sign-outlines.json', import.meta.url),
  `${JSON.stringify(outlines, null, 2)}\n`,
)
console.log(`${signCharacters.length} characters drawn`)
