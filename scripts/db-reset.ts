/**
 * `npm run db:reset` deletes all data, so that the next start loads the demo menu again. `--yes` skips the question.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import pg from 'pg'
import { lockDirectory } from '#server/db/store/directory-lock.ts'
import { readEnv } from '#server/env.ts'
import { firstLine, root, stop } from './root.mjs'

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
const reading = readEnv(process.env)
if (!reading.ok) stop(reading.problems.join('\n'))
const { databaseUrl, dataDir } = reading.env

try {
  await (databaseUrl ? resetPostgres(databaseUrl) : resetDirectory(resolve(dataDir)))
} catch (error) {
  stop(firstLine(error))
}

async function resetDirectory(directory: string) {
  if (!existsSync(directory)) return console.log(`Nothing to forget: ${directory} does not exist.`)
  // DATA_DIR may contain other files.
  if (!existsSync(join(directory, 'lock')))
    stop(`${directory} holds no database of this shop; nothing was deleted.`)
  const lock = lockDirectory(directory)
  await confirm(`Delete all orders, uploads and settings in ${directory}?`)
  for (const name of readdirSync(directory)) {
    if (name !== 'lock') rmSync(join(directory, name), { recursive: true })
  }
  lock.release()
  rmSync(directory, { recursive: true })
  console.log(`Deleted ${directory}.`)
}

async function resetPostgres(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; others: number }>(
    `select current_database() as name, count(*) filter (where pid <> pg_backend_pid())::int as others
     from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  const { name, others } = rows[0] ?? { name: url, others: 0 }
  if (others > 0)
    stop(`The database ${name} is in use by ${others} other connections; stop the server first.`)
  await confirm(`Delete all orders, uploads and settings in the PostgreSQL database ${name}?`)
  await client.query('drop schema if exists public, drizzle, pgboss cascade; create schema public')
  await client.end()
  console.log(`Emptied the database ${name}.`)
}

async function confirm(question: string) {
  if (process.argv.includes('--yes')) return
  if (!process.stdin.isTTY) stop('Nobody can be asked here: add -- --yes to delete all data.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const result = await terminal.question(`${question} [y/N] `)
  terminal.close()
  if (!/^y(es)?$/i.test(result.trim())) stop('Nothing was deleted.')
}
