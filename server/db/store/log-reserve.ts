import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './outage.ts'

/** The size of a write-ahead log segment. */
const segmentBytes = 16 * 1024 * 1024
const chunkSize = segmentBytes / 16
/** Tables need space as well as the log. */
const roomToFill = 2 * segmentBytes

/**
 * PostgreSQL panics if a log segment ends on a full disk; with the reserve it can finish the transaction and then
 * refuse writes.
 */
export interface LogReserve {
  /**
   * Never throws.
   * @returns whether there was any
   */
  spend(): boolean
  /**
   * @returns whether the reserve is complete
   * @throws file system errors other than a full disk
   */
  fill(): boolean
}

/** @param file an existing file is reused */
export function createLogReserve(file: string): LogReserve {
  const draft = `${file}.new`
  const isWhole = () => statSync(file, { throwIfNoEntry: false })?.size === segmentBytes
  const hasRoom = () => {
    const { blocks, bavail, bsize } = statfsSync(dirname(file))
    // Some disks do not report their size.
    return blocks === 0 || bavail * bsize >= roomToFill
  }
  return {
    spend() {
      try {
        rmSync(file)
        return true
      } catch {
        return false
      }
    },
    fill() {
      if (isWhole()) return true
      rmSync(draft, { force: true })
      if (!hasRoom()) return false
      try {
        occupy(draft)
        renameSync(draft, file)
        return true
      } catch (error) {
        rmSync(draft, { force: true })
        if (['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')) return false
        throw error
      }
    },
  }
}

/** Random bytes take space even on a compressing disk. */
function occupy(file: string): void {
  const descriptor = openSync(file, 'w', 0o600)
  try {
    for (let byteCount = 0; byteCount < segmentBytes; )
      byteCount += writeSync(descriptor, randomBytes(chunkSize))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
