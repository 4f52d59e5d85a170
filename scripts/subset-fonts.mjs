/**
 * Subsets the site's fonts (SIL OFL). Run by hand after a change of the characters; the results are committed.
 * Usage: npm run fonts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const characters = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

const faces = [
  {
    // The subset covers prices, times, codes and their labels, such as "from" and "Free".
    source: import.meta.resolve(
      '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
    ),
    result: 'app/fonts/barlow-cond-600-num.woff2',
    text: ` #$%&+,-./0123456789:@_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz×–−`,
    // Tabular lining figures align in columns.
    keepFeatures: ['kern', 'lnum', 'tnum'],
  },
  {
    // English headings use this typeface.
    source: import.meta.resolve('@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf'),
    result: 'app/fonts/young-serif-400.woff2',
    text: characters(0x20, 0x7e) + characters(0xa0, 0xff) + characters(0x2013, 0x2026),
    // Its default figures are old-style.
    keepFeatures: ['kern', 'liga', 'lnum', 'pnum'],
  },
]

for (const { source, result, text, keepFeatures } of faces) {
  const font = readFileSync(new URL(source))
  writeFileSync(
    result,
    await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures, noHinting: true }),
  )
}
