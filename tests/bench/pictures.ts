/** How long a first visitor of a cold shop waits for each picture of the menu, with the connections a browser opens. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { pagePath } from '#app/paths.ts'
import { startServer } from '#tests/support/site/server.ts'
import { median, percentile, type Row } from './table.ts'

/** What Chrome sends for a picture, and what programs send that do not take drawings. */
const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const program = 'image/avif'
/** A browser's connections to one host. */
const connections = 6
const max = 50

export async function measurePictures(folder: string): Promise<Row[]> {
  const ours = await waits(join(folder, 'ours'), browser)
  const rendered = await waits(join(folder, 'rendered'), program)
  const bare = await waitsForFiles(join(folder, 'files'), ours)
  const [p95, floor, late] = [ours, bare, rendered].map((all) => percentile(times(all), 0.95)) as Figures
  const [middle, floorMiddle] = [median(times(ours)), median(times(bare))]
  return [
    {
      what: `each of ${ours.length} pictures of the menu, p95`,
      ours: ms(p95),
      against: `bare server of the same files ${ms(floor)}`,
      ratio: p95 / floor,
      target: `<= ${max} ms`,
      met: p95 <= max,
    },
    {
      what: 'median',
      ours: ms(middle),
      against: `bare server of the same files ${ms(floorMiddle)}`,
      ratio: middle / floorMiddle,
    },
    { what: 'p95, waiting until each is rendered', ours: ms(late) },
  ]
}

type Figures = [number, number, number]

const ms = (value: number) => `${value.toFixed(1)} ms`

interface Wait {
  /** Milliseconds. */
  readonly time: number
  readonly body: Buffer
}

const times = (waited: readonly Wait[]) => waited.map(({ time }) => time)

/** Milliseconds until each picture has arrived, on a server that has rendered none. */
async function waits(DATA_DIR: string, accept: string): Promise<Wait[]> {
  const server = await startServer({ DATA_DIR, WARM_UP: 'off' })
  try {
    const html = await (await fetch(server.origin + pagePath('menu', 'zh'))).text()
    const found = [...html.matchAll(/src="(\/api\/file\/image\/[^"]+)"/g)].map(
      ([, path = '']) => server.origin + path.replaceAll('&amp;', '&'),
    )
    return await fetchAll([...new Set(found)], accept)
  } finally {
    await server.stop()
  }
}

/** The same bytes as files, from a server that does nothing but read them. */
async function waitsForFiles(folder: string, pictures: readonly Wait[]): Promise<Wait[]> {
  await mkdir(folder)
  await Promise.all(pictures.map(({ body }, index) => writeFile(join(folder, `${index}.svg`), body)))
  const child = fork(new URL('bare-files.ts', import.meta.url), { stdio: 'inherit' })
  try {
    child.send({ folder, headers: { 'Content-Type': 'image/svg+xml' } })
    const [port] = await once(child, 'message')
    return await fetchAll(
      pictures.map((_, index) => `http://127.0.0.1:${port}/${index}.svg`),
      browser,
    )
  } finally {
    child.kill()
  }
}

function fetchAll(addresses: readonly string[], accept: string): Promise<Wait[]> {
  const limit = pLimit(connections)
  return limit.map(addresses, async (address) => {
    const asked = performance.now()
    const answer = await fetch(address, { headers: { accept } })
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    const body = Buffer.from(await answer.arrayBuffer())
    return { time: performance.now() - asked, body }
  })
}
