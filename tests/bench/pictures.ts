/** How long a first visitor of a cold shop waits for each picture of the menu, with the connections a browser opens. */
import { join } from 'node:path'
import pLimit from 'p-limit'
import { pagePath } from '#app/paths.ts'
import { startServer } from '#tests/support/server.ts'
import { median, type Row } from './table.ts'

/** What Chrome sends for a picture, and what programs send that do not take drawings. */
const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const program = 'image/avif'
/** A browser's connections to one host. */
const connections = 6
const max = 50

export async function measurePictures(folder: string): Promise<Row[]> {
  const ours = await waits(join(folder, 'ours'), browser)
  const rendered = await waits(join(folder, 'rendered'), program)
  const p95 = percentile(ours, 0.95)
  return [
    {
      what: `each of ${ours.length} pictures of the menu, p95`,
      ours: `${p95.toFixed(0)} ms`,
      against: `waiting until each is rendered ${percentile(rendered, 0.95).toFixed(0)} ms`,
      ratio: p95 / percentile(rendered, 0.95),
      target: `<= ${max} ms`,
      met: p95 <= max,
    },
    { what: 'median', ours: `${median(ours).toFixed(0)} ms`, against: `${median(rendered).toFixed(0)} ms` },
  ]
}

/** Milliseconds until each picture has arrived, on a server that has rendered none. */
async function waits(DATA_DIR: string, accept: string): Promise<number[]> {
  const server = await startServer({ DATA_DIR, WARM_UP: 'off' })
  try {
    const html = await (await fetch(server.origin + pagePath('menu', 'zh'))).text()
    const found = [...html.matchAll(/src="(\/api\/file\/image\/[^"]+)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    )
    const limit = pLimit(connections)
    return await limit.map(new Set(found), async (path) => {
      const asked = performance.now()
      await (await fetch(server.origin + path, { headers: { accept } })).arrayBuffer()
      return performance.now() - asked
    })
  } finally {
    await server.stop()
  }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}
