import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file atomically, readable only by its owner.
 * @throws NodeJS.ErrnoException
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  const write = () => writeFile(draft, content, { mode: 0o600 })
  try {
    // The folder is missing only for the first file.
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
