import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './outage.ts'

/** A segment of the write-ahead log. Bytes. */
const segmentSize = 16 * 1024 * 1024
const chunkSize = segmentSize / 16
/** Tables need room too once writes are allowed again. Bytes. */
const roomToFill = 2 * segmentSize

/**
 * Disk space for one more segment of the write-ahead log. When a segment ends on a full disk, PostgreSQL gives up
 * altogether, while in every other place it refuses what needs the space. With this space it ends the transaction under
 * way, and can then be told to accept no other write.
 */
export interface LogReserve {
  /** Gives the space back to the disk. Never throws. Returns whether there was any. */
  spend(): boolean
  /**
   * Takes the space again if the disk has enough of it. Returns whether the reserve is whole. Throws what the file
   * system throws for any reason but a full disk.
   */
  fill(): boolean
}

/** @param file that occupies the space; what an earlier process reserved is kept */
export function createLogReserve(file: string): LogReserve {
  const draft = `${file}.new`
  const isWhole = () => statSync(file, { throwIfNoEntry: false })?.size === segmentSize
  const hasRoom = () => {
    const { blocks, bavail, bsize } = statfsSync(dirname(file))
    // A disk that does not know its size is tried.
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

/** Random bytes take their space on a disk that compresses, too. */
function occupy(file: string): void {
  const opened = openSync(file, 'w', 0o600)
  try {
    for (let written = 0; written < segmentSize; ) written += writeSync(opened, randomBytes(chunkSize))
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
