import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file whole or not at all, for its owner alone: neither a reader nor a crash meets half a file, and a disk
 * that fills up in the middle is not left fuller by a draft.
 * @throws NodeJS.ErrnoException when the disk does not take it
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  const write = () => writeFile(draft, content, { mode: 0o600 })
  try {
    // The folder is there but for the first file.
    await write().catch(async (error) => {
      if (error.code !== 'ENOENT') throw error
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await write()
    })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
