import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { LogReserve } from './log-reserve.ts'

/** Refuses all writes of the embedded database while its reserve for the log is spent. */
export interface Refusal {
  /** Call it when the reserve was spent: writes are refused until it is whole again. */
  begin(): void
  isUnderWay(): boolean
}

/** How often it tries to fill a spent reserve. Milliseconds. */
const fillMs = 250

export function refusalOfWrites(client: PGlite, reserve: LogReserve): Refusal {
  let isUnderWay = false

  async function refuseUntilFilled() {
    let isReadOnly = false
    while (!client.closed) {
      const isWhole = isFilled(reserve)
      if (isWhole && !isReadOnly) break
      if (isWhole === isReadOnly && (await trySetReadOnly(client, !isWhole))) isReadOnly = !isWhole
      else await pause(fillMs, undefined, { ref: false })
    }
    // Before anything else can spend the reserve again.
    isUnderWay = false
  }

  return {
    begin() {
      if (isUnderWay) return
      isUnderWay = true
      void refuseUntilFilled()
    },
    isUnderWay: () => isUnderWay,
  }
}

/** A disk that fails in other ways is tried again, too: the database reports it. */
function isFilled(reserve: LogReserve): boolean {
  try {
    return reserve.fill()
  } catch {
    return false
  }
}

/** Returns whether it worked: a transaction that has failed, and has not ended yet, refuses the setting. */
function trySetReadOnly(client: PGlite, isReadOnly: boolean): Promise<boolean> {
  return client.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`).then(
    () => true,
    () => false,
  )
}
