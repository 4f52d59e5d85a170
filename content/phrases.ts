import type { SetUnit } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'

/** 2000, for example, becomes 2,000. */
export const figure = (number: number): string => number.toLocaleString('en')

/**
 * `counted(3, ['dish', 'dishes'])` is 3 dishes. Use it only if nothing but the noun changes; for numbers of
 * four digits unitCount adds commas.
 * @param one the text for one
 */
export const countOf = (number: number, noun: readonly [one: string, many: string], one = '1'): string =>
  number === 1 ? `${one} ${noun[0]}` : `${number} ${noun[1]}`

/** This follows "every": month, 6 months. */
export const periodInMonths = (months: number): string =>
  months === 1 ? 'month' : countOf(months, ['month', 'months'])

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Numbers up to twelve are words. */
export const inWords = (number: number): string => words[number] ?? figure(number)

/** A sentence begins with a capital letter: Six. */
export const capitalise = (english: string): string => english.charAt(0).toUpperCase() + english.slice(1)

export function hoursInEnglish(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/**
 * 一小時, 72 小時.
 * @param before the preceding Chinese word, which needs a space before a figure
 */
export function hoursInChinese(hours: number, before = ''): string {
  if (hours === 1) return `${before}一小時`
  return `${before}${before && ' '}${hours} 小時`
}

/** English needs a singular and a plural. */
interface Unit {
  readonly zh: string
  readonly en: readonly [one: string, many: string]
}

const units: Readonly<Record<SetUnit, Unit>> = {
  set: { zh: '套', en: ['set', 'sets'] },
  person: { zh: '位', en: ['person', 'people'] },
  box: { zh: '盒', en: ['box', 'boxes'] },
  plate: { zh: '碟', en: ['plate', 'plates'] },
  tray: { zh: '盤', en: ['tray', 'trays'] },
  piece: { zh: '件', en: ['piece', 'pieces'] },
}

/** Food decides how many portions a guest counts. */
const portion: Unit = { zh: '份', en: ['portion', 'portions'] }

/** 3 盒, 3 boxes; by guest: 10 位, 10 people. */
export function unitCount(number: number, unit: SetUnit, { zh, en } = units[unit]): Text {
  return { zh: `${figure(number)} ${zh}`, en: `${figure(number)} ${en[number === 1 ? 0 : 1]}` }
}

/** Counts portions per guest: 10 份, 10 portions. */
export const unitPortions = (number: number, unit: SetUnit): Text =>
  unitCount(number, unit, unit === 'person' ? portion : undefined)

export const between = {
  items: { zh: '、', en: ', ' },
  parts: { zh: '，', en: ', ' },
  lists: { zh: '；', en: '; ' },
  sentences: { zh: '', en: ' ' },
} satisfies Record<string, Text>

const latinEnd = /[\p{Script=Latin}\d]$/u
/** A text that begins in Latin letters needs a space after Chinese. */
export const latinStart = /^[$\p{Script=Latin}\d]/u

/** For Chinese characters on both sides, which need a space beside Latin letters and digits. */
export const addSpaces = (zh: string): string =>
  `${latinStart.test(zh) ? ' ' : ''}${zh}${latinEnd.test(zh) ? ' ' : ''}`

/** 甲、乙及丙; one, two and three. Negative sentences use 或, or. */
export function joinList(items: readonly Text[], joint: 'and' | 'or' = 'and'): Text {
  const last = items.at(-1) ?? { zh: '', en: '' }
  if (items.length < 2) return last
  const { zh, en } = inRow(items.slice(0, -1))
  return {
    // Chinese needs a space before digits and Latin letters.
    zh: `${zh}${latinEnd.test(zh) ? ' ' : ''}${joint === 'or' ? '或' : '及'}${latinStart.test(last.zh) ? ' ' : ''}${last.zh}`,
    en: `${en} ${joint} ${last.en}`,
  }
}

/** Example: 甲、乙、丙; one, two, three. */
export function inRow(items: readonly Text[]): Text {
  return {
    zh: items.map(({ zh }) => zh).join(between.items.zh),
    en: items.map(({ en }) => en).join(between.items.en),
  }
}

export const unsaid: Text = { zh: '', en: '' }

/** Skips empty sentences. */
export function sentences(...texts: readonly Text[]): Text {
  const { zh, en } = between.sentences
  const joinIn = (lang: 'zh' | 'en', gap: string) =>
    texts
      .map(({ [lang]: words }) => words)
      .filter(Boolean)
      .join(gap)
  return { zh: joinIn('zh', zh), en: joinIn('en', en) }
}

/** Screen readers read this after a group's name. */
export function questionCount(count: number): Text {
  return { zh: `${count} 條`, en: countOf(count, ['question', 'questions']) }
}
