/** A primary PostgreSQL and its synchronous replica, which can take over. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/site/free-port.ts'

export interface PostgresPair {
  readonly primary: string
  readonly replica: string
  /** Ends the primary at once and starts it again. */
  restartPrimary(): void
  /** The primary is gone, and the replica takes its place. */
  failOver(): void
  close(): Promise<void>
}

const packages = '/usr/lib/postgresql'

/** Debian's package brings the programs of a server, which refuse to run as root. */
export async function openPostgresPair(): Promise<PostgresPair> {
  const [version = ''] = existsSync(packages)
    ? readdirSync(packages).toSorted((a, b) => Number(b) - Number(a))
    : []
  if (!version) throw new Error(`${packages} is empty: install the package postgresql`)
  const programs = join(packages, version, 'bin')
  const folder = await mkdtemp(join(tmpdir(), 'pair-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const run = (name: string, ...args: readonly string[]) => {
    const within = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
    const [program = '', ...rest] = [...within, join(programs, name), ...args]
    const { status, stderr } = spawnSync(program, rest, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: 60_000,
    })
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`)
  }
  const ports = { primary: await freePort(), replica: await freePort() }
  const dataOf = (name: keyof typeof ports) => join(folder, name)
  /** Only the primary waits for its replica, which has nobody to wait for. */
  const start = (name: keyof typeof ports) => {
    const waits = name === 'primary' ? "-c synchronous_standby_names='*'" : ''
    const options = `-p ${ports[name]} -k ${folder} -c listen_addresses=127.0.0.1 -c wal_retrieve_retry_interval=200ms ${waits}`
    run('pg_ctl', 'start', '-w', '-D', dataOf(name), '-o', options, '-l', join(folder, `${name}.log`))
  }
  const end = (name: keyof typeof ports) => run('pg_ctl', 'stop', '-w', '-D', dataOf(name), '-m', 'immediate')

  run('initdb', '-D', dataOf('primary'), '-U', 'postgres', '-A', 'trust', '--no-sync')
  await appendFile(join(dataOf('primary'), 'postgresql.conf'), 'max_wal_senders = 4\n')
  const address = `host=127.0.0.1 port=${ports.primary} user=postgres`
  run('pg_ctl', 'start', '-w', '-D', dataOf('primary'), '-o', `-p ${ports.primary} -k ${folder}`)
  run('pg_basebackup', '-D', dataOf('replica'), '-R', '-X', 'stream', '-c', 'fast', '-d', address)
  end('primary')
  start('replica')
  start('primary')
  return {
    primary: `postgres://postgres@127.0.0.1:${ports.primary}/shop`,
    replica: `postgres://postgres@127.0.0.1:${ports.replica}/shop`,
    restartPrimary() {
      end('primary')
      start('primary')
    },
    failOver() {
      end('primary')
      run('pg_ctl', 'promote', '-w', '-D', dataOf('replica'))
    },
    async close() {
      for (const name of ['primary', 'replica'] as const)
        if (existsSync(join(dataOf(name), 'postmaster.pid'))) end(name)
      await rm(folder, { recursive: true })
    },
  }
}

const idOf = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
