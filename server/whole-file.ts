import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file completely or not at all, readable by its owner alone: neither a reader nor a crash sees half a file,
 * and a disk that fills up during the write keeps no draft.
 * @throws NodeJS.ErrnoException when the file can't be written
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
