/**
 * `npm run bench`: speed and size against the targets, in one run on one machine. Sections by name:
 * `npm run bench -- start home orders bytes lighthouse vitals`. Prints tables and never fails on a figure.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/build.mjs'
import { startServer } from '../support/server.ts'
import { measureBytes } from './bytes.ts'
import { measureHome } from './home.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOrders } from './orders.ts'
import { measureStart } from './start.ts'
import { printTable, type Row } from './table.ts'
import { measureVitals } from './vitals.ts'

const sections: Record<
  string,
  { title: string; measure: (origin: string, folder: string) => Promise<Row[]> }
> = {
  start: { title: 'Serving again after kill -9, median of 7', measure: measureStart },
  home: { title: 'Requests per second', measure: measureHome },
  orders: {
    title: 'Orders, 16 clients through POST /graphql',
    measure: (_origin, folder) => measureOrders(folder),
  },
  bytes: { title: 'Bytes', measure: measureBytes },
  lighthouse: {
    title: 'Lighthouse: performance, accessibility, best practices, search',
    measure: measureLighthouse,
  },
  vitals: { title: 'Loading at 412 px, 4x CPU, 150 ms, 1.6 Mbit/s, median of 5', measure: measureVitals },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !sections[name])
if (unknown.length) {
  console.error(`There is no section ${unknown.join(', ')}: choose from ${Object.keys(sections).join(', ')}.`)
  process.exit(1)
}

await build()
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  for (const [name, { title, measure }] of Object.entries(sections)) {
    if (asked.length && !asked.includes(name)) continue
    // A server of its own, so that one section does not warm or burden another.
    const server = await startServer({ DATA_DIR: join(folder, name), WARM_UP: 'on' })
    try {
      printTable(title, await measure(server.origin, folder))
    } finally {
      await server.stop()
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
