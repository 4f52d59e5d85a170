/** Requests per second of the home page, against a bare server with the same bytes. */
import { startBareServer } from './bare-answer.ts'
import { type Answer, getRequest, openConnection } from './keep-alive.ts'
import { median, type Row } from './table.ts'

const connections = 16
const rounds = 5
const roundMs = 2_000

export async function measureHome(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const encoding of ['br', 'gzip']) {
    const request = getRequest('/', encoding)
    const page = await toResponse(origin, request)
    if (page.status !== 200) throw new Error(`the home page answered ${page.status}`)
    const bare = await startBareServer(page)
    const ours: number[] = []
    const floor: number[] = []
    await requestsPerSecond(origin, request, 1_000)
    // Alternating, so that other load affects both alike.
    for (let round = 0; round < rounds; round++) {
      floor.push(await requestsPerSecond(bare.origin, request, roundMs))
      ours.push(await requestsPerSecond(origin, request, roundMs))
    }
    bare.stop()
    const ratio = median(ours.map((value, round) => value / (floor[round] ?? Number.NaN)))
    rows.push({
      what: `home page, ${encoding}, ${page.body.length} B, ${connections} connections`,
      ours: `${median(ours).toFixed(0)}/s`,
      against: `bare server ${median(floor).toFixed(0)}/s`,
      ratio,
      target: '>= 0.90',
      met: ratio >= 0.9,
    })
  }
  return rows
}

async function toResponse(origin: string, request: string): Promise<Answer> {
  const connection = await openConnection(origin)
  const answer = await connection.send(request)
  connection.close()
  return answer
}

async function requestsPerSecond(origin: string, request: string, ms: number): Promise<number> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(origin)))
  const startedAt = performance.now()
  let answers = 0
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() - startedAt < ms) {
        await connection.send(request)
        answers++
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  for (const connection of open) connection.close()
  return answers / seconds
}
