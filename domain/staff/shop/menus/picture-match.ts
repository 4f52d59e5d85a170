import { searchable } from '#domain/folded-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'

/** Uploaded pictures are assigned to dishes and sets. */
export interface PicturedItem {
  /** `dish/<id>` or `set/<id>` */
  readonly place: string
  /** Part of the address of a set, or the id of a dish. */
  readonly slug: string
  readonly name: Text
}

/** Cameras and copies add these to a name. */
const additions = /\b(img|dsc|pxl|photo|copy|final|edited|scaled|web|small|large)\b|副本|相片|圖片|拷貝/gi
const maxFileName = 255
/** Shorter names are parts of too many others. */
const minPart = (text: string) => (/\p{Script=Han}/u.test(text) ? 2 : 5)

const folded = (text: string) => searchable(text, maxNameLength)

/** The name as it is, and without numbers at its ends. */
function spellingsOf(fileName: string): readonly string[] {
  const stem = fileName.slice(0, maxFileName).replace(/\.\w{1,5}$/, '')
  const words = folded(stem.replace(/[_-]+/g, ' ').replace(additions, ' '))
  return [folded(stem), words, words.replace(/^\d+|\d+$/g, '')].filter((each) => each !== '')
}

/**
 * @param fileNames of the pictures, in any language and with numbers around the name
 * @returns the place of each; null if no item or more than one fits, or an earlier file fits it as well
 */
export function matchPictures(
  fileNames: readonly string[],
  items: readonly PicturedItem[],
): readonly (string | null)[] {
  const named = items.map(({ place, slug, name }) => ({
    place,
    names: [slug, name.zh, name.en].map(folded).filter((each) => each !== ''),
  }))
  const onlyOf = (places: readonly string[]) => (new Set(places).size === 1 ? (places[0] ?? null) : null)
  const exact = (spelling: string) =>
    onlyOf(named.filter(({ names }) => names.includes(spelling)).map(({ place }) => place))
  // The longest name in a file's name is the most particular one.
  const partial = (spelling: string) => {
    const parts = named.flatMap(({ place, names }) =>
      names
        .filter((each) => each.length >= minPart(each) && spelling.includes(each))
        .map((each) => ({ place, each })),
    )
    const longest = Math.max(...parts.map(({ each }) => each.length))
    const wholes = named.filter(
      ({ names }) => spelling.length >= minPart(spelling) && names.some((each) => each.includes(spelling)),
    )
    const view = parts.length > 0 ? parts.filter(({ each }) => each.length === longest) : wholes
    return onlyOf(view.map(({ place }) => place))
  }
  const matches = fileNames.map((fileName) => {
    const spellings = spellingsOf(fileName)
    const [place = null] = spellings.flatMap((each) => exact(each) ?? [])
    return {
      isExact: place !== null,
      place: place ?? spellings.flatMap((each) => partial(each) ?? [])[0] ?? null,
    }
  })
  const firstOf = (place: string) =>
    [true, false]
      .map((isExact) => matches.findIndex((each) => each.place === place && each.isExact === isExact))
      .find((index) => index >= 0)
  return matches.map(({ place }, index) => (place !== null && firstOf(place) === index ? place : null))
}
