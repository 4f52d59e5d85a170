/** How figures, lists and sentences are written in either language. */
import type { SetUnit } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'

/** A whole number as texts write it: 2,000. */
export const figure = (number: number): string => number.toLocaleString('en')

/**
 * A number and its noun in English: `counted(3, ['dish', 'dishes'])` is 3 dishes. Only for what changes in the noun
 * alone: where the verb changes with it, or one is said in other words, both sentences are written out. A figure has
 * no comma; where it may be of four digits, unitCount has one.
 * @param one how one is written
 */
export const counted = (number: number, noun: readonly [one: string, many: string], one = '1'): string =>
  number === 1 ? `${one} ${noun[0]}` : `${number} ${noun[1]}`

/** After "every": month, 6 months. */
export const periodInMonths = (months: number): string =>
  months === 1 ? 'month' : counted(months, ['month', 'months'])

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Six; from thirteen on, a figure. */
export const inWords = (number: number): string => words[number] ?? figure(number)

/** At the beginning of a label or a sentence: Six. */
export const capitalised = (english: string): string => english.charAt(0).toUpperCase() + english.slice(1)

/** How long something takes, in English; in Chinese the figure stands by itself. */
export function hoursInEnglish(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/**
 * The same in Chinese where an hour is a word: 一小時, 72 小時.
 * @param before the Chinese word right before it, from which a figure is set apart
 */
export function hoursInChinese(hours: number, before = ''): string {
  if (hours === 1) return `${before}一小時`
  return `${before}${before && ' '}${hours} 小時`
}

/** English: of one, and of several. */
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

/** What is ordered for each guest, by what is made instead of by whom it feeds. */
const portion: Unit = { zh: '份', en: ['portion', 'portions'] }

/** 3 盒, 3 boxes; of what is ordered for each guest: 10 位, 10 people. */
export function unitCount(number: number, unit: SetUnit, { zh, en } = units[unit]): Text {
  return { zh: `${figure(number)} ${zh}`, en: `${figure(number)} ${en[number === 1 ? 0 : 1]}` }
}

/** The same, but of what is ordered for each guest: 10 份, 10 portions. */
export const unitPortions = (number: number, unit: SetUnit): Text =>
  unitCount(number, unit, unit === 'person' ? portion : undefined)

/** What stands between parts of a text. */
export const between = {
  /** The items of a list. */
  items: { zh: '、', en: ', ' },
  /** The parts of a sentence. */
  parts: { zh: '，', en: ', ' },
  /** Lists within a list. */
  lists: { zh: '；', en: '; ' },
  sentences: { zh: '', en: ' ' },
} satisfies Record<string, Text>

const latinEnd = /[\p{Script=Latin}\d]$/u
/** Whether a text begins so that a space goes between it and the Chinese before it. */
export const latinStart = /^[$\p{Script=Latin}\d]/u

/** In a sentence: 甲、乙及丙; one, two and three. In negative sentences: 或, or. */
export function listed(items: readonly Text[], joint: 'and' | 'or' = 'and'): Text {
  const last = items.at(-1) ?? { zh: '', en: '' }
  if (items.length < 2) return last
  const { zh, en } = inRow(items.slice(0, -1))
  return {
    // A space goes between Chinese and the digits or Latin letters beside it.
    zh: `${zh}${latinEnd.test(zh) ? ' ' : ''}${joint === 'or' ? '或' : '及'}${latinStart.test(last.zh) ? ' ' : ''}${last.zh}`,
    en: `${en} ${joint} ${last.en}`,
  }
}

/** Without a word before the last: 甲、乙、丙; one, two, three. */
export function inRow(items: readonly Text[]): Text {
  return {
    zh: items.map(({ zh }) => zh).join(between.items.zh),
    en: items.map(({ en }) => en).join(between.items.en),
  }
}

/** A sentence that is left out. */
export const unsaid: Text = { zh: '', en: '' }

/** One sentence after the other; empty ones leave no gap. */
export function sentences(...texts: readonly Text[]): Text {
  const { zh, en } = between.sentences
  const joined = (lang: 'zh' | 'en', gap: string) =>
    texts
      .map(({ [lang]: words }) => words)
      .filter(Boolean)
      .join(gap)
  return { zh: joined('zh', zh), en: joined('en', en) }
}
