import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPictureStore } from './picture-store.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hoi-yuen-pictures-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const source = { file: 'states/404.svg', version: '1', width: 800 }
/** Fails a test that logs unexpectedly. */
const noLog = (place: string) => {
  throw new Error(`logged: ${place}`)
}
const files = async (path: string) =>
  (await readdir(join(dir, path), { recursive: true })).filter((f) => f.includes('.'))
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()

/** A PNG of a few bytes that declares a size of 60,000 by 60,000 pixels. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('rendering', () => {
  test('happens once for concurrent requests, and not again after a restart', async () => {
    const first = createPictureStore(dir, noLog)
    const drawn = await Promise.all(Array.from({ length: 8 }, () => first.drawn(source, 180, 'webp')))
    expect(new Set(drawn.map(({ bytes }) => bytes)).size).toBe(1)
    expect(await files('derivatives')).toHaveLength(1)
    const second = await createPictureStore(dir, noLog).drawn(source, 180, 'webp')
    expect(second.bytes.equals(drawn[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test('happens again for another version', async () => {
    const store = createPictureStore(dir, noLog)
    const before = (await files('derivatives')).length
    await store.drawn({ ...source, version: '2' }, 180, 'webp')
    expect(await files('derivatives')).toHaveLength(before + 1)
  })

  test('succeeds when the disk rejects the file, and logs the failure', async () => {
    const full = await mkdtemp(join(tmpdir(), 'hoi-yuen-full-'))
    // Even root can't create a folder where a file exists.
    await writeFile(join(full, 'derivatives'), '')
    const logged: string[] = []
    const store = createPictureStore(full, (place) => logged.push(place))
    const { bytes } = await store.drawn(source, 180, 'webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, format: 'webp' })
    expect((await store.drawn(source, 180, 'webp')).bytes).toBe(bytes)
    expect(logged).toEqual(['keeping a drawn picture'])
    await rm(full, { recursive: true })
  })

  test('never reads outside the picture folder', async () => {
    for (const file of ['../package.json', '/etc/passwd', 'sets/../../package.json', 'uploads/../../x'])
      await expect(createPictureStore(dir, noLog).drawn({ ...source, file }, 180, 'webp')).rejects.toThrow(
        'not a picture',
      )
  })
})

describe('an upload', () => {
  test('is stored as a new picture without its metadata', async () => {
    const store = createPictureStore(dir, noLog)
    const photo = await sharp(await png(400, 300))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const kept = await store.storeUpload(photo)
    if (!kept.ok) throw new Error(kept.refusal.code)
    expect(kept.value).toMatchObject({ mime: 'image/webp', width: 400, height: 300 })
    const bytes = await store.original(kept.value)
    expect(bytes.includes('secret place')).toBe(false)
    const drawn = await store.drawn(kept.value, 180, 'avif')
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 180, format: 'heif' })
  })

  test('loses data appended to the file', async () => {
    const polyglot = Buffer.concat([await png(20, 20), Buffer.from('<script>alert(1)</script>')])
    const store = createPictureStore(dir, noLog)
    const kept = await store.storeUpload(polyglot)
    if (!kept.ok) throw new Error(kept.refusal.code)
    expect((await store.original(kept.value)).includes('script')).toBe(false)
  })

  test.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [
      'a drawing with a declaration',
      '<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['a drawing that begins like a GIF', 'GIF89a/*<svg onload=alert(1)>*/'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('that is %s is rejected', async (_, text) => {
    const result = await createPictureStore(dir, noLog).storeUpload(Buffer.from(text))
    expect(result).toEqual({ ok: false, refusal: { code: 'upload-format-unknown' } })
  })

  test('that would decode to a huge picture is rejected before decoding', async () => {
    expect(await createPictureStore(dir, noLog).storeUpload(bomb())).toMatchObject({
      ok: false,
      refusal: { code: 'upload-dimensions-too-large' },
    })
  })

  test('that is truncated or too large is rejected', async () => {
    const store = createPictureStore(dir, noLog)
    const noise = Buffer.concat([(await png(300, 300)).subarray(0, 60), Buffer.alloc(200)])
    expect(await store.storeUpload(noise)).toEqual({ ok: false, refusal: { code: 'upload-damaged' } })
    expect(await store.storeUpload(Buffer.alloc(16 * 1024 * 1024))).toMatchObject({
      refusal: { code: 'upload-too-large' },
    })
  })
})
