import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lacksEnglish, type Text } from '#domain/text.ts'
import { fieldTable, formReader, optionalTexts, textLines, texts } from './fields.ts'

const words = fc.stringMatching(/^[A-Za-z叉燒飯]{1,8}$/)
const english = fc.stringMatching(/^[A-Za-z]{1,8}$/)
const table = fieldTable({ name: texts(100), note: optionalTexts(100), lines: textLines(1_000) })
const read = (values: Readonly<Record<string, string>>, hasEnglish: boolean) => {
  const reader = formReader(values, hasEnglish)
  return { thing: table.read(reader), problems: Object.keys(reader.problems) }
}
const storedText: fc.Arbitrary<Text> = fc.oneof(
  words.map((zh) => ({ zh, en: zh })),
  fc.record({ zh: words, en: english }),
)
const stored = fc.record({
  name: storedText,
  note: fc.option(storedText),
  lines: fc.oneof(
    fc.array(words.map((zh) => ({ zh, en: zh }))),
    fc.array(fc.record({ zh: words.filter((zh) => /[叉燒飯]/.test(zh)), en: english })),
  ),
})

describe('a shop without an English site', () => {
  test('stores what its unchanged form was opened with', () => {
    fc.assert(
      fc.property(stored, (thing) => {
        expect(read(table.write(thing), false)).toEqual({ thing, problems: [] })
      }),
    )
  })

  test('stores the new Chinese for a text that lacked its English, and keeps other English', () => {
    fc.assert(
      fc.property(storedText, words, (name, zh) => {
        const values = { ...table.write({ name, note: null, lines: [] }), 'name.zh': zh }
        expect(read(values, false).thing.name).toEqual({ zh, en: lacksEnglish(name) ? zh : name.en })
      }),
    )
  })

  test('stores the Chinese lines alone once their number differs from that of the English ones', () => {
    const values = { 'name.zh': '飯', 'lines.zh': '一\n二', 'lines.en': 'One' }
    const { thing, problems } = read(values, false)
    expect(problems).toEqual([])
    expect(thing.lines).toEqual([
      { zh: '一', en: '一' },
      { zh: '二', en: '二' },
    ])
  })
})

test('a shop with an English site is asked for each text that is empty or repeats its Chinese', () => {
  fc.assert(
    fc.property(stored, ({ name, note }) => {
      const isMissing = (field: string, text: Text | null) => (text && lacksEnglish(text) ? [field] : [])
      expect(read(table.write({ name, note, lines: [] }), true).problems).toEqual([
        ...isMissing('name.en', name),
        ...isMissing('note.en', note),
      ])
    }),
  )
})
