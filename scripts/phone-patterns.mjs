/**
 * Extracts phone number patterns from libphonenumber's metadata, so that browsers need not load the library. Run it
 * after an update of libphonenumber-js with `node scripts/phone-patterns.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const from = new URL('../node_modules/libphonenumber-js/metadata.max.json', import.meta.url)
const to = new URL('../domain/phone-patterns.ts', import.meta.url)
const { countries } = JSON.parse(readFileSync(from, 'utf8'))

const [callingCode, types] = [0, 11]
const [landline, mobile] = [0, 1]
const pattern = (country, type) => countries[country][types][type][0]
const entry = (country, trunkPrefix, ...kinds) =>
  `  { callingCode: '${countries[country][callingCode]}', trunkPrefix: '${trunkPrefix}', national: /^(?:${kinds
    .map((kind) => pattern(country, kind))
    .join('|')})$/ },`

writeFileSync(
  to,
  `/** Which phone numbers we take, from libphonenumber's metadata by scripts/phone-patterns.mjs: do not edit. */
export const phonePatterns = [
  // Hong Kong, mobiles and landlines
${entry('HK', '', mobile, landline)}
  // mainland China, mobiles
${entry('CN', '0', mobile)}
  // Taiwan, mobiles
${entry('TW', '0', mobile)}
  // Macau, mobiles
${entry('MO', '', mobile)}
] as const
`,
)
