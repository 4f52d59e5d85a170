/** Holds the store open until killed. Usage: node hold-directory.ts DIRECTORY */
import { openStore } from '#server/db/store/store.ts'
import { fixtureCatalogue } from './catalogue.ts'
import { testNow } from './store.ts'

const [, , dataDir = ''] = process.argv
await openStore({ dataDir, now: testNow, catalogue: fixtureCatalogue })
process.send?.('open')
setInterval(() => {}, 60_000)
