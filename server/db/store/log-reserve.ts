import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** A segment of the write-ahead log. Bytes. */
const segmentSize = 16 * 1024 * 1024
const chunkSize = segmentSize / 16
/** Tables need room too once writes are allowed again. Bytes. */
const roomToFill = 2 * segmentSize

/**
 * Disk space for one more segment of the write-ahead log. When a segment ends on a full disk, PostgreSQL gives up
 * altogether, while in every other place it refuses what needs the space. With this space it ends the transaction under
 * way, and can then be told to accept no other.
 */
export interface LogReserve {
  /** Gives the space back to the disk. Returns whether there was any. */
  spend(): boolean
  /** Takes the space again if the disk has enough of it. Returns whether the reserve is whole. */
  fill(): boolean
}

/** @param file that occupies the space; what an earlier process reserved is kept */
export function createLogReserve(file: string): LogReserve {
  const isWhole = () => {
    const found = statSync(file, { throwIfNoEntry: false })
    // After a power cut a file may have its size without its blocks.
    return found !== undefined && found.blocks * 512 >= segmentSize
  }
  const hasRoom = () => {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize >= roomToFill
  }
  return {
    spend() {
      if (!isWhole()) return false
      rmSync(file)
      return true
    },
    fill() {
      if (isWhole()) return true
      if (!hasRoom()) return false
      try {
        occupy(file)
        return true
      } catch (error) {
        rmSync(file, { force: true })
        if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
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
  } finally {
    closeSync(opened)
  }
}
