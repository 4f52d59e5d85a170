/**
 * Fills an embedded database's disk and prints the result as JSON. Usage: node write-on-full-disk.ts DISK [no-reserve]
 */
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDurablePglite } from '#server/db/store/durable-pglite.ts'
import { errorCode } from '#server/db/store/outage.ts'
import { endOnUnhandledErrors } from '#server/unhandled-errors.ts'

const [, , disk = '', option] = process.argv
const reserve = join(disk, 'data', 'log-reserve')
const filler = join(disk, 'filler')
/** 400 messages of 100 kB exceed a segment of the log. */
const manyMessages = 400

endOnUnhandledErrors()
const { client } = await openDurablePglite(join(disk, 'data'))
await client.exec('create table written (number int)')
const isReservedAtFirst = existsSync(reserve)
if (option === 'no-reserve') rmSync(reserve)
fillDisk()
const failure = await writeUntilReadOnly()
const { rows } = await client.query('select 1 as number')
const isReservedMeanwhile = existsSync(reserve)
rmSync(filler)
const againAfterMs = await millisecondsUntilWritten()
const isReservedAgain = existsSync(reserve)
await client.close()
console.log(
  JSON.stringify({
    isReservedAtFirst,
    refused: failure,
    rows,
    isReservedMeanwhile,
    againAfterMs,
    isReservedAgain,
  }),
)

function fillDisk() {
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error
  }
}

/** Returns whether the database refuses all writes, although a failed transaction cannot change a setting. */
async function writeUntilReadOnly(): Promise<boolean> {
  const message = `select pg_logical_emit_message(true, 'full', repeat('x', 100000))`
  for (let count = 0; count < manyMessages; count += 1) {
    await client.exec(`begin; ${message}; select 1 / 0; commit`).catch(() => {})
    await client.exec('rollback')
    if ((await codeOfWrite()) === '25006') return true
    await pause(1)
  }
  return false
}

/** Null if the write succeeded. */
function codeOfWrite(): Promise<string | null> {
  return client.query('insert into written values (1)').then(
    () => null,
    (error) => errorCode(error) ?? 'none',
  )
}

async function millisecondsUntilWritten(): Promise<number> {
  const startedAt = performance.now()
  while ((await codeOfWrite()) !== null) await pause(10)
  return performance.now() - startedAt
}
