/**
 * `npm run bench`: speed and size against the targets. Sections by name: `npm run bench -- start home orders staff
 * processor bytes lighthouse`. Never fails on a figure.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#tests/support/site/server.ts'
import { build } from '../../scripts/build.mjs'
import { measureBytes } from './bytes.ts'
import { measureHome } from './home.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOrders } from './orders.ts'
import { measureProcessor } from './processor-time.ts'
import { measureStaff } from './staff.ts'
import { measureStart } from './start.ts'
import { printTable, type Row } from './table.ts'

interface Section {
  readonly title: string
  /** `folder`: where the section may store data. */
  measure(folder: string): Promise<Row[]>
}

const sections: Record<string, Section> = {
  start: { title: 'Serving again after kill -9, median of 7', measure: measureStart },
  home: { title: 'Requests per second', measure: onServer(measureHome) },
  orders: { title: 'Orders, 16 clients through POST /graphql', measure: measureOrders },
  staff: {
    title: 'The back office with 1,000,000 orders, median of 21',
    measure: (folder) => measureStaff(folder),
  },
  processor: {
    title: 'Processor of a request with 200 orders around today, mean of 15',
    measure: measureProcessor,
  },
  bytes: { title: 'Bytes', measure: onServer(measureBytes) },
  lighthouse: {
    title: 'Lighthouse: performance, accessibility, best practices, search',
    measure: onServer(measureLighthouse),
  },
}

const names = process.argv.slice(2)
const unknownNames = names.filter((name) => !sections[name])
if (unknownNames.length) {
  console.error(
    `There is no section ${unknownNames.join(', ')}: choose from ${Object.keys(sections).join(', ')}.`,
  )
  process.exit(1)
}

await build()
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  for (const [name, { title, measure }] of Object.entries(sections)) {
    if (names.length && !names.includes(name)) continue
    printTable(title, await measure(await mkdtemp(join(folder, `${name}-`))))
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** A separate server, so that sections do not affect each other. */
function onServer(measure: (origin: string) => Promise<Row[]>): Section['measure'] {
  return async (folder) => {
    const server = await startServer({ DATA_DIR: join(folder, 'data'), WARM_UP: 'on' })
    try {
      return await measure(server.origin)
    } finally {
      await server.stop()
    }
  }
}
