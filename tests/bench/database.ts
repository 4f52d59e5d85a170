import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ensurePostgres } from '../../scripts/postgres.mjs'

/** A PostgreSQL database of a benchmark's own, gone afterwards. */
export async function temporaryDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const url = new URL(await ensurePostgres())
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await admin(`create database ${name}`)
  const own = new URL(url)
  own.pathname = name
  return { url: own.href, drop: () => admin(`drop database ${name} with (force)`) }
}
