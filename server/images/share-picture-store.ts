/** Draws each picture once in the background. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createIdleQueue } from '#server/idle-queue.ts'
import type { Log } from '#server/log.ts'
import { projectFolder } from '#server/project-folder.ts'
import { writeWhole } from '#server/whole-file.ts'
import { drawSharePicture, type SharePicture } from './share-picture.ts'

export interface SharePictureStore {
  /**
   * Null starts drawing in the background.
   * @param name changes with the picture
   */
  ready(name: string, picture: SharePicture): Promise<Buffer | null>
  /** The stand-in is used until a picture is drawn. */
  standIn(): Promise<Buffer>
}

/** Part of the file names: change it with the drawing below. */
const recipe = '1'
/** All pages, sets and gifts take about 20 MB. */
const maxBytesInMemory = 24 * 1024 * 1024
/** scripts/draw-share-picture.ts draws this file. */
const standInFile = join(projectFolder, 'server', 'images', 'share-stand-in.jpg')

/** @param dataDir has the folder `derivatives/share` */
export function createSharePictureStore(dataDir: string, log: Log): SharePictureStore {
  const recent = new LRUCache<string, Buffer>({
    maxSize: maxBytesInMemory,
    sizeCalculation: ({ length }) => length,
  })
  const later = createIdleQueue(log, 'drawing the picture of a shared link')
  let standIn: Promise<Buffer> | null = null

  async function draw(name: string, file: string, picture: SharePicture) {
    const bytes = await drawSharePicture(picture)
    recent.set(name, bytes)
    // A full disk does no harm.
    await writeWhole(file, bytes).catch((error) => log('keeping the picture of a shared link', error))
  }

  return {
    async ready(name, picture) {
      const bytes = recent.get(name)
      if (bytes) return bytes
      const file = join(dataDir, 'derivatives', 'share', `${hashOf(name)}.jpg`)
      const cachedFile = await readFile(file).catch(() => null)
      if (cachedFile && cachedFile.length > 0) {
        recent.set(name, cachedFile)
        return cachedFile
      }
      later.want(name, () => draw(name, file, picture))
      return null
    },
    standIn() {
      standIn ??= readFile(standInFile).catch((error) => {
        standIn = null
        throw error
      })
      return standIn
    },
  }
}

function hashOf(name: string): string {
  return createHash('sha256').update(`${recipe} ${name}`).digest('hex').slice(0, 40)
}
