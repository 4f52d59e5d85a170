import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('the CSV writer writes text, numbers and empty cells', () => {
  expect(
    csvOf([
      ['陳小姐', 7.5, null],
      ['a "b", c', -3, 'x\ny'],
    ]),
  ).toBe('\uFEFF陳小姐,7.5,\r\n"a ""b"", c",-3,"x\ny"\r\n')
})

test.each([
  '=1+1',
  '+852 5123 4567+1',
  '+1-1',
  '+A1',
  '+',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '=HYPERLINK("http://a.example")',
  '＝1+1',
  '＠SUM(A1)',
])('the CSV writer does not export %j as a formula', (text) =>
  expect(csvOf([[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/),
)

test.each(['+85251234567', '+852 5123 4567'])(
  'the CSV writer writes the telephone number %s as it is',
  (phone) => {
    expect(csvOf([[phone]])).toBe(`\uFEFF${phone}\r\n`)
  },
)

test('no exported cell begins with a character that starts a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvOf([[text]]).replace(/^\uFEFF"?/, '')
      expect(cell).not.toMatch(/^\s*(?!\+\d[\d ]*\r\n$)[=+\-@＝＋－＠]/)
    }),
    { numRuns: 2_000 },
  )
})
