import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { LogReserve } from './log-reserve.ts'

export interface Refusal {
  /** Lasts until the reserve is complete again. */
  begin(): void
  isUnderWay(): boolean
}

/** The pause between attempts to fill the reserve. */
const fillMs = 250

export function refusalOfWrites(client: PGlite, reserve: LogReserve): Refusal {
  let isUnderWay = false

  async function refuseUntilReserveIsFull() {
    let isReadOnly = false
    while (!client.closed) {
      const isWhole = isFilled(reserve)
      if (isWhole && !isReadOnly) break
      if (isWhole === isReadOnly && (await trySetReadOnly(client, !isWhole))) isReadOnly = !isWhole
      else await pause(fillMs, undefined, { ref: false })
    }
    isUnderWay = false
  }

  return {
    begin() {
      if (isUnderWay) return
      isUnderWay = true
      void refuseUntilReserveIsFull()
    },
    isUnderWay: () => isUnderWay,
  }
}

/** The database reports other disk errors. */
function isFilled(reserve: LogReserve): boolean {
  try {
    return reserve.fill()
  } catch {
    return false
  }
}

/** @returns false if a failed open transaction refuses the setting */
function trySetReadOnly(client: PGlite, isReadOnly: boolean): Promise<boolean> {
  return client.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`).then(
    () => true,
    () => false,
  )
}
