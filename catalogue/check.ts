/**
 * `npm run catalogue:check` validates the menu's data, with one line per fault and exit code 1; notes do not change the
 * exit code. `-- FOLDER` checks another folder.
 */
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { findingsIn } from './findings.ts'

const [folder = shopCatalogue] = process.argv.slice(2)
const { faults, notes } = findingsIn(folder)
for (const note of notes) console.log(`note: ${note}`)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'The catalogue is whole.' : `Faults: ${faults.length}.`)
process.exitCode = faults.length === 0 ? 0 : 1
