import { statfsSync } from 'node:fs'

const memory = '/dev/shm'

/** More than the databases of all test files that run at once take. Bytes. */
const leastRoom = 4e9

/**
 * Puts the temporary files of this process and its children into memory where there is room: writing databases to a
 * disk and waiting for it takes a quarter of the tests' processor time.
 */
export function keepTemporaryFilesInMemory(): void {
  if (roomIn(memory) >= leastRoom) process.env.TMPDIR = memory
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
