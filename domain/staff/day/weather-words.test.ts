import { expect, test } from 'vitest'
import { longestLink } from '#domain/shop/chat-message.ts'
import { langs } from '#domain/text.ts'
import {
  type BlankNames,
  filledWords,
  readWeatherWords,
  weatherBlanks,
  wordsProblem,
} from './weather-words.ts'

const textOf = (zh: string, en: string) => ({ zh, en })
const names: BlankNames = {
  warning: textOf('警告', 'warning'),
  day: textOf('日子', 'day'),
  slot: textOf('時段', 'time'),
  order: textOf('編號', 'order'),
  held: textOf('新日子', 'new day'),
  until: textOf('期限', 'last day'),
  link: textOf('連結', 'link'),
}
const values = {
  warning: 'Rain',
  day: 'Mon',
  slot: '12:30',
  order: 'ABCD-2345',
  held: 'Tue',
  until: 'Wed',
  link: 'https://example.com/{day}',
}

test('the weather message fills every blank once, and leaves other braces alone', () => {
  for (const lang of langs) {
    const words = weatherBlanks.map((blank) => `{${names[blank][lang]}}`).join(' ')
    expect(filledWords(words, lang, names, values)).toBe(Object.values(values).join(' '))
  }
  expect(filledWords('{other} {day', 'en', names, values)).toBe('{other} {day')
})

test('the weather message requires the new day and the link, and refuses unknown blanks', () => {
  expect(wordsProblem('{new day} {link}', 'en', names)).toBeNull()
  for (const words of ['', '{link}', '{new day}', '{新日子}{連結}'])
    expect(wordsProblem(words, 'en', names)).toBe('words-blank-missing')
  for (const text of ['{days}', '{day', 'day}', '{{day}}', '{last\nday}', '｛day｝'])
    expect(wordsProblem(`{new day} {link} ${text}`, 'en', names)).toBe('words-blank-unknown')
})

test('the weather message refuses a text that is too long for a chat link', () => {
  const letters = (count: number) => `{新日子}{連結}${'雨'.repeat(count)}`
  expect(wordsProblem(letters(100), 'zh', names)).toBeNull()
  const room = 1400 - encodeURIComponent(letters(100)).length
  expect(wordsProblem(letters(100) + 'a'.repeat(room), 'zh', names)).toBeNull()
  expect(wordsProblem(letters(100) + 'a'.repeat(room + 1), 'zh', names)).toBe('words-too-long')
  expect(wordsProblem(letters(longestLink / 9), 'zh', names)).toBe('words-too-long')
  expect(wordsProblem(letters(10_000_000), 'zh', names)).toBe('words-too-long')
})

test('the weather message accepts two cleaned texts, or names the one with a problem', () => {
  const zh = '{新日子}\r\n{連結}\u202e'
  expect(readWeatherWords({ zh, en: ' {new day} {link}' }, names)).toEqual({
    ok: true,
    value: { zh: '{新日子}\n{連結}', en: '{new day} {link}' },
  })
  expect(readWeatherWords({ zh, en: '' }, names)).toMatchObject({ ok: false, lang: 'en' })
})
