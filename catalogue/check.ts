/**
 * `npm run catalogue:check`: whether the menu's data is whole. Prints one line per fault and ends with code 1 when
 * there is one; notes are worth a look and change nothing. `-- FOLDER` checks a catalogue that lies elsewhere.
 */
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { findingsIn } from './findings.ts'

const [folder = shopCatalogue] = process.argv.slice(2)
const { faults, notes } = findingsIn(folder)
for (const note of notes) console.log(`note: ${note}`)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'The catalogue is whole.' : `Faults: ${faults.length}.`)
process.exitCode = faults.length === 0 ? 0 : 1
