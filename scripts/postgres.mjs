/** Provides PostgreSQL for tests: the configured or running one, else Debian's package. */
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { debianPackages } from './browser.mjs'
import { run } from './root.mjs'

/** Resolves to its URL; the user may create databases. */
export async function ensurePostgres() {
  const { TEST_DATABASE_URL: databaseUrl } = process.env
  if (databaseUrl) return databaseUrl
  if (await listens(5432)) return 'postgres://postgres@127.0.0.1:5432/postgres'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('no PostgreSQL listens on 127.0.0.1:5432: start one or set TEST_DATABASE_URL')
  }
  console.log('Installing PostgreSQL from Debian …')
  if (!(await debianPackages(['postgresql'])))
    throw new Error('the package postgresql could not be installed')
  await run('service', ['postgresql', 'start'])
  const psql = 'psql -qc "alter user postgres password \'postgres\'"'
  for (let attempt = 0; attempt < 30; attempt++) {
    if ((await listens(5432)) && (await run('su', ['postgres', '-c', psql])) === 0) {
      return 'postgres://postgres:postgres@127.0.0.1:5432/postgres'
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('the installed PostgreSQL did not start')
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
