import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Heard, type Listening, staffChannel } from './listening.ts'
import { postgresLimits } from './postgres-pool.ts'

/** How often the connection is tested: a network that is gone says nothing. Milliseconds. */
const testEvery = 5_000
/** Pauses before connecting again. Milliseconds. */
const firstPause = 500
const longestPause = 10_000

/**
 * Listens over a connection of its own, which is opened again whenever it is lost. A test by a notice to oneself tells
 * whether notices arrive at all: a connection pooler takes the command and passes nothing on.
 */
export function listenToPostgres(databaseUrl: string, heard: Heard): Listening {
  let client: pg.Client | null = null
  let isStopped = false
  let isHearing = false
  let awaited = ''
  let pause = firstPause
  let timer: NodeJS.Timeout | undefined

  const later = (ms: number, work: () => void) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(work, ms).unref()
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return
    client = null
    isHearing = false
    lost.end().catch(() => {})
    later(pause, connect)
    pause = Math.min(2 * pause, longestPause)
  }

  async function connect() {
    const own = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: postgresLimits.connect,
      query_timeout: postgresLimits.statement,
      keepAlive: true,
      application_name: 'staff news',
    })
    client = own
    own.on('error', () => lose(own))
    own.on('end', () => lose(own))
    own.on('notification', ({ payload = '' }) => {
      if (payload !== awaited) return heard(payload)
      // What was told while nothing was heard is looked for.
      if (!isHearing) heard('')
      isHearing = true
      awaited = ''
    })
    try {
      await own.connect()
      await own.query(`listen ${staffChannel}`)
      pause = firstPause
      await testConnection(own)
    } catch {
      lose(own)
    }
  }

  async function testConnection(own: pg.Client) {
    if (client !== own) return
    try {
      // The notice of the test before did not arrive.
      if (awaited) isHearing = false
      awaited = randomUUID()
      await own.query('select pg_notify($1, $2)', [staffChannel, awaited])
      later(testEvery, () => testConnection(own))
    } catch {
      lose(own)
    }
  }

  void connect()
  return {
    isHearing: () => isHearing,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end().catch(() => {})
    },
  }
}
