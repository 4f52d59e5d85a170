/**
 * Draws the sign lettering (招牌字) as outlines from Noto Serif CJK HK Bold (SIL OFL, Debian package fonts-noto-cjk), and
 * the letters of share pictures and menu cards, with Young Serif (SIL OFL) for English. Run by hand after adding a
 * title to content/signs.ts, a page or a name to the catalogue; the result is committed, so that no visitor or server needs the
 * fonts.
 * Usage: node scripts/draw-signs.ts [path of NotoSerifCJK-Bold.ttc]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import { menuCardWords, wordsOf } from '#content/menu-card.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { signCharacters } from '#content/signs.ts'
import { readCatalogueFiles, shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { catalogueOf } from '#server/db/seed/catalogue-of.ts'

/** Id of the family name in an OpenType name table. */
const fontFamily = 1

const file = process.argv[2] ?? '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'
const blob = new hb.Blob(new Uint8Array(readFileSync(file)).buffer)

function hongKongFace(): hb.Face {
  for (let index = 0; index < 16; index++) {
    const face = new hb.Face(blob, index)
    if (face.getName(fontFamily, 'en').endsWith('HK')) return face
  }
  throw new Error(`no Hong Kong face in ${file}`)
}

/** Units of a character's square: half a unit is less than half a pixel on the sharpest phone. */
const square = 300
/** The ascent reaches from the top of the square to the baseline. */
const ascent = 0.88 * square

/** HarfBuzz's y axis points up from the baseline, SVG's down from the top. */
function downwards(path: string, unitsPerEm: number): string {
  let isY = false
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isY = false
      return token
    }
    const value = Math.round((Number(token) * square) / unitsPerEm)
    isY = !isY
    return String(isY ? value : ascent - value)
  })
}

function outlinesOf(face: hb.Face, characters: readonly string[]): Record<string, string> {
  const font = new hb.Font(face)
  return Object.fromEntries(
    characters.map((character) => {
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
      if (glyph === undefined) throw new Error(`the font has no ${character}`)
      return [character, relative(downwards(font.glyphToPath(glyph), face.upem))]
    }),
  )
}

const chinese = hongKongFace()
const files = readCatalogueFiles(shopCatalogue)
const pageSigns = files.pages.flatMap(({ content }) => content?.sign ?? []).join('')
const outlines = outlinesOf(chinese, [...new Set([...signCharacters, ...pageSigns])].sort())

/** Relative commands without repeated letters halve the bytes. */
function relative(path: string): string {
  let [x, y] = [0, 0]
  let start: readonly [number, number] = [0, 0]
  let last = ''
  let pathText = ''
  const write = (letter: string, numbers: readonly number[]) => {
    const numberText = numbers
      .map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : number))
      .join('')
    if (letter !== last) pathText += letter
    else if (!numberText.startsWith('-')) pathText += ' '
    pathText += numberText
    last = letter
  }
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number)
    const points = values.map((value, index) => value - (index % 2 === 0 ? x : y))
    const [right = 0, down = 0] = points
    ;[x = 0, y = 0] = command === 'Z' ? start : values.slice(-2)
    if (command === 'M') start = [x, y]
    if (command === 'Z') write('z', [])
    else if (command !== 'L') write(command.toLowerCase(), points)
    else if (right !== 0 && down !== 0) write('l', points)
    else if (right !== 0) write('h', [right])
    else if (down !== 0) write('v', [down])
  }
  return pathText
}

writeJson('../app/ui/signs/sign-outlines.json', outlines)

/** The logo's name is on every page, so it is a separate cached file; titles are drawn inline. */
const name = [...demoShopDetails.name.zh].map((character, index) => {
  const place = index > 0 ? ` transform="translate(${index * square})"` : ''
  return `<path${place} d="${outlines[character]}"/>`
})
writeFileSync(
  new URL('../app/public/layout/lettering.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 9 ${name.length * square} 282">${name.join('')}</svg>\n`,
)

const englishFile = import.meta.resolve('@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf')
const english = new hb.Face(new hb.Blob(new Uint8Array(readFileSync(new URL(englishFile))).buffer))
const englishCharacters = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ...'’‘“”–—…&é',
]

const noPicture = { id: 0, version: '', width: 1, height: 1, alt: { zh: '', en: '' } }
const catalogue = catalogueOf(files, () => noPicture)
/** Characters on menu cards and in the catalogue that no sign has. */
const cards = catalogue.sets.flatMap((set) => set.sheets.map((sheet) => menuCardWords(set, sheet, 'zh')))
const itemNames = [...catalogue.sets, ...catalogue.gifts].map(({ name }) => name.zh)
const nameCharacters = [...new Set([...itemNames, ...cards.flatMap(wordsOf)].join(''))]
  .filter((character) => !(character in outlines || englishCharacters.includes(character)))
  .sort()
writeJson('../server/images/letters.json', {
  outlines: { ...outlinesOf(chinese, nameCharacters), ...outlinesOf(english, englishCharacters) },
  ...widths(english, [...new Set(englishCharacters)]),
})
console.log(`${Object.keys(outlines).length} characters of signs drawn, ${nameCharacters.length} of names`)

function widths(face: hb.Face, characters: readonly string[]) {
  const font = new hb.Font(face)
  const width = (text: string) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const sum = buffer.getGlyphPositions().reduce((total, { xAdvance }) => total + xAdvance, 0)
    return Math.round((sum * square) / face.upem)
  }
  const advances = Object.fromEntries(characters.map((character) => [character, width(character)]))
  const kerning = Object.fromEntries(
    characters.flatMap((remaining) =>
      characters.flatMap((right) => {
        const shift = width(remaining + right) - (advances[remaining] ?? 0) - (advances[right] ?? 0)
        // A difference below a hundredth of the letter's height is invisible; ligatures are not kerning.
        return Math.abs(shift) < square / 100 || /^f[fijl]$/.test(remaining + right)
          ? []
          : [[remaining + right, shift]]
      }),
    ),
  )
  return { advances, kerning }
}

function writeJson(file: string, value: object) {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(value, null, 2)}\n`)
}
