import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Listener, type Listening, staffChannel } from './listening.ts'
import { postgresLimits } from './postgres-pool.ts'

/** A lost network reports nothing. */
const testIntervalMs = 5_000
const firstPauseMs = 500
const longestPause = 10_000

/** A notification to itself tests the delivery, because a connection pooler accepts LISTEN but forwards nothing. */
export function listenToPostgres(databaseUrl: string, listener: Listener): Listening {
  let client: pg.Client | null = null
  let isStopped = false
  let isHearing = false
  let expectedSignal = ''
  let pause = firstPauseMs
  let timer: NodeJS.Timeout | undefined

  const later = (ms: number, work: () => void) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(work, ms).unref()
  }

  function lose(lostClient: pg.Client) {
    if (client !== lostClient) return
    client = null
    isHearing = false
    lostClient.end().catch(() => {})
    later(pause, connect)
    pause = Math.min(2 * pause, longestPause)
  }

  async function connect() {
    const current = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: postgresLimits.connect,
      query_timeout: postgresLimits.statement,
      keepAlive: true,
      application_name: 'staff news',
    })
    client = current
    current.on('error', () => lose(current))
    current.on('end', () => lose(current))
    current.on('notification', ({ payload = '' }) => {
      if (payload !== expectedSignal) return listener(payload)
      // Changes may have been missed meanwhile.
      if (!isHearing) listener('')
      isHearing = true
      expectedSignal = ''
    })
    try {
      await current.connect()
      await current.query(`listen ${staffChannel}`)
      pause = firstPauseMs
      await testConnection(current)
    } catch {
      lose(current)
    }
  }

  async function testConnection(current: pg.Client) {
    if (client !== current) return
    try {
      if (expectedSignal) isHearing = false
      expectedSignal = randomUUID()
      await current.query('select pg_notify($1, $2)', [staffChannel, expectedSignal])
      later(testIntervalMs, () => testConnection(current))
    } catch {
      lose(current)
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
