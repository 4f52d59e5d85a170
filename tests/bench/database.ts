import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ensurePostgres } from '../../scripts/postgres.mjs'

export interface TemporaryDatabase {
  readonly url: string
  /** Process ids of PostgreSQL's connections. */
  connections(): Promise<number[]>
  /** Filled tables need a vacuum, as they would have had over years. */
  vacuum(): Promise<void>
  drop(): Promise<void>
}

export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const url = new URL(await ensurePostgres())
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const admin = async (sql: string, { href } = url) => {
    const client = new pg.Client({ connectionString: href })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }
  await admin(`create database ${name}`)
  const target = new URL(url)
  target.pathname = name
  return {
    url: target.href,
    connections: async () => {
      const rows = await admin(`select pid from pg_stat_activity where datname = '${name}'`)
      return rows.map(({ pid }) => pid)
    },
    vacuum: async () => {
      await admin('vacuum (analyze)', target)
    },
    drop: async () => {
      await admin(`drop database ${name} with (force)`)
    },
  }
}
