/**
 * Cuts the face of prices, times and codes out of Barlow Condensed (SIL OFL): figures, capitals and the signs between
 * them. Run by hand after a change of the characters; the result is committed, so that no visitor pays for more.
 *
 *   node scripts/subset-figures.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const source = import.meta.resolve(
  '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
)
const result = 'app/fonts/barlow-cond-600-num.woff2'

/** The capitals are those of codes and order numbers, the small letters those of units. */
const characters = ' $%&+,-./0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZciklmno×–−'

/** What the style sheets ask for: figures of one width and height, and even gaps. */
const keepFeatures = ['kern', 'lnum', 'tnum']

writeFileSync(
  result,
  await subsetFont(readFileSync(new URL(source)), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
  }),
)
