import { expect, test } from 'vitest'
import { pageNames } from '#content/layout.ts'
import { furtherDistricts } from '#content/pages/home-sections.ts'
import { mapLines } from './map-lines.ts'

test.each([
  ['North', ['North']],
  ['Sha Tin', ['Sha', 'Tin']],
  ['Yau Tsim Mong', ['Yau', 'Tsim', 'Mong']],
  ['Central and Western', ['Central', '& Western']],
])('the map tile of %s has these lines', (en, lines) => {
  expect(mapLines({ zh: '名', en }, 'en')).toEqual(lines)
})

test('a Chinese district name stays on one line', () => {
  expect(mapLines(pageNames['central-and-western'], 'zh')).toEqual(['中西區'])
})

test('no district of the map has more than three lines', () => {
  const names = [
    pageNames['central-and-western'],
    pageNames['yau-tsim-mong'],
    ...Object.values(furtherDistricts),
  ]
  for (const name of names) expect(mapLines(name, 'en').length).toBeLessThanOrEqual(3)
})
