import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPictureStore } from './picture-store.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hoi-yuen-pictures-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const source = { file: 'states/404.svg', version: '1', width: 800 }
const noLog = (place: string) => {
  throw new Error(`logged: ${place}`)
}
const files = async (path: string) =>
  (await readdir(join(dir, path), { recursive: true })).filter((f) => f.includes('.'))

describe('the picture store', () => {
  test('renders a picture once for concurrent requests, and not again after a restart', async () => {
    const first = createPictureStore(dir, noLog)
    const pictures = await Promise.all(Array.from({ length: 8 }, () => first.draw(source, 180, 'webp')))
    expect(new Set(pictures.map(({ bytes }) => bytes)).size).toBe(1)
    expect(await files('derivatives')).toHaveLength(1)
    const second = await createPictureStore(dir, noLog).draw(source, 180, 'webp')
    expect(second.bytes.equals(pictures[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test('renders another version again', async () => {
    const store = createPictureStore(dir, noLog)
    const before = (await files('derivatives')).length
    await store.draw({ ...source, version: '2' }, 180, 'webp')
    expect(await files('derivatives')).toHaveLength(before + 1)
  })

  test('continues when the disk rejects the file, and logs the failure', async () => {
    const full = await mkdtemp(join(tmpdir(), 'hoi-yuen-full-'))
    // Even root cannot create a folder where a file exists.
    await writeFile(join(full, 'derivatives'), '')
    const logEntries: string[] = []
    const store = createPictureStore(full, (place) => logEntries.push(place))
    const { bytes } = await store.draw(source, 180, 'webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, format: 'webp' })
    expect((await store.draw(source, 180, 'webp')).bytes).toBe(bytes)
    expect(logEntries).toEqual(['keeping a drawn picture'])
    await rm(full, { recursive: true })
  })

  test('fetches a picture from another server once, and keeps it for later processes', async () => {
    const upload = { ...source, file: 'uploads/ab/elsewhere.png' }
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#284' } })
      .png()
      .toBuffer()
    const urls: string[] = []
    const another = async (file: string) => {
      urls.push(file)
      return picture
    }
    await createPictureStore(dir, noLog, another).draw(upload, 20, 'webp')
    await createPictureStore(dir, noLog, another).draw(upload, 10, 'webp')
    expect(urls).toEqual([upload.file])
    expect((await readFile(join(dir, 'images', upload.file))).equals(picture)).toBe(true)
  })

  test('never reads outside the picture folder', async () => {
    for (const file of ['../package.json', '/etc/passwd', 'sets/../../package.json', 'uploads/../../x'])
      await expect(createPictureStore(dir, noLog).draw({ ...source, file }, 180, 'webp')).rejects.toThrow(
        'not a picture',
      )
  })
})
