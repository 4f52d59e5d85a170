/** Measures the time to the first response after a kill, against a bare server and the unbuilt sources. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { builtServer } from '../../scripts/build.mjs'
import { temporaryDatabase } from './database.ts'
import { type Life, liveOnce } from './one-life.ts'
import { median, type Row } from './table.ts'

const rounds = 7

const bareServer = `require('node:http').createServer((q, r) => r.end('here')).listen(+process.env.PORT, '127.0.0.1')`
const programs = { bare: ['-e', bareServer], built: builtServer, sources: ['server/main.ts'] }

type Lives = Record<keyof typeof programs, Life[]>

export async function measureStart(folder: string): Promise<Row[]> {
  const pgliteTimes = await measureOn('PGlite', join(folder, 'pglite'), {})
  const database = await temporaryDatabase().catch((error: Error) => error.message)
  if (typeof database === 'string') return [...pgliteTimes, { what: 'PostgreSQL', ours: `none: ${database}` }]
  try {
    return [
      ...pgliteTimes,
      ...(await measureOn('PostgreSQL', join(folder, 'postgres'), { DATABASE_URL: database.url })),
    ]
  } finally {
    await database.drop()
  }
}

async function measureOn(engine: string, folder: string, env: Readonly<Record<string, string>>) {
  const killedEnvironment = { ...env, DATA_DIR: join(folder, 'killed') }
  // The second run starts with the data of the first, like a shop in operation.
  for (let life = 1; life <= 2; life++) await liveOnce(programs.built, killedEnvironment)
  const lives: Lives = { bare: [], built: [], sources: [] }
  for (let round = 0; round < rounds; round++) {
    for (const program of ['bare', 'sources', 'built'] as const) {
      // Each measurement uses a copy, so that a recovery does not affect the next.
      const DATA_DIR = join(folder, `${program}-${round}`)
      await cp(killedEnvironment.DATA_DIR, DATA_DIR, { recursive: true })
      lives[program].push(await liveOnce(programs[program], { ...env, DATA_DIR }))
    }
  }
  return rowsOf(engine, lives)
}

function rowsOf(engine: string, { bare, sources, built }: Lives): Row[] {
  const ms = (lives: readonly Life[]) => median(lives.map(({ answeredMs }) => answeredMs))
  const ratioTo = (others: readonly Life[]) =>
    median(built.map(({ answeredMs }, round) => answeredMs / (others[round]?.answeredMs ?? Number.NaN)))
  const view = (value: number) => `${value.toFixed(0)} ms`
  const first = { ours: view(ms(built)) }
  return [
    {
      what: `${engine}: first page`,
      ...first,
      against: `bare server ${view(ms(bare))}`,
      ratio: ratioTo(bare),
    },
    {
      what: `${engine}: first page`,
      ...first,
      against: `sources ${view(ms(sources))}`,
      ratio: ratioTo(sources),
    },
    ...stepsOf(built).map(([step, length]) => ({
      what: `${engine}: of it, until ${step}`,
      ours: view(length),
    })),
  ]
}

/** Median durations between the marks of server/main.ts. */
function stepsOf(lives: readonly Life[]): [string, number][] {
  const names = lives[0]?.marks.map(({ name }) => name) ?? []
  const end = (life: Life, index: number) => life.marks[index]?.atMs ?? life.answeredMs
  return [...names, 'page answered'].map((name, index) => [
    name,
    median(lives.map((life) => end(life, index) - (index === 0 ? 0 : end(life, index - 1)))),
  ])
}
