/** What owners send as pictures, and what others might: nothing but the image itself is ever kept. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxPictureBytes } from '#domain/shop-picture.ts'
import { sentPicture } from '#server/db/images.ts'
import { staffSession } from '#tests/support/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store.ts'
import { sendPicture } from './send-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
const script = '<script>alert(1)</script>'
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return pngChunk('IHDR', header)
}
/** A PNG of a few bytes that declares many pixels. */
const bomb = (width: number, height: number) =>
  Buffer.concat([
    pngStart,
    pngHeader(width, height),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])

describe.each(testEngines)('a picture of a set on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  const owner = staffSession('Amy', 'owner').staff
  const words = { zh: '一桌菜', en: 'A table of dishes' }
  const send = (bytes: Uint8Array) => sendPicture(store, { bytes, ...words }, owner, testNow)
  async function keptOf(bytes: Uint8Array) {
    const sent = await send(bytes)
    if (typeof sent === 'string') throw new Error(sent)
    const pictures = [...(await store.content()).catalogue.pictures]
    const [file = '', picture] = pictures.find(([, { id }]) => id === sent.imageId) ?? []
    const kept = await sentPicture(store.db, file)
    if (!kept || !picture) throw new Error('nothing was kept')
    return { kept, picture, file, imageId: sent.imageId }
  }

  test('is kept in the database, turned upright, without the place where it was taken', async () => {
    const taken = await plain(400, 300)
      .withExif({
        IFD0: { Copyright: 'secret place' },
        IFD3: { GPSLatitude: '22/1 18/1 0/1', GPSLongitude: '114/1 10/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { kept, picture, file } = await keptOf(taken)
    expect(await sharp(taken).metadata()).toHaveProperty('exif')
    const { exif, format, width, height } = await sharp(kept).metadata()
    expect({ exif, format, width, height }).toEqual({
      format: 'webp',
      width: 300,
      height: 400,
      exif: undefined,
    })
    expect(picture).toMatchObject({ width: 300, height: 400, alt: words })
    expect(file).toMatch(/^uploads\/[0-9a-f]{16}\.webp$/)
  })

  test('that is sent twice is kept once; under another description it leaves what is published alone', async () => {
    const bytes = await plain(64, 48).png().toBuffer()
    const { imageId } = await keptOf(bytes)
    expect(await send(bytes)).toEqual({ imageId })
    const newer = { bytes, zh: '新', en: 'Newer' }
    const other = await sendPicture(store, newer, owner, testNow)
    if (typeof other === 'string') throw new Error(other)
    expect(other.imageId).not.toBe(imageId)
    expect(await sendPicture(store, newer, owner, testNow)).toEqual(other)
    const pictures = [...(await store.content()).catalogue.pictures]
    const [file, picture] = pictures.find(([, { id }]) => id === other.imageId) ?? []
    expect(picture?.alt).toEqual({ zh: '新', en: 'Newer' })
    expect(pictures.find(([, { id }]) => id === imageId)?.[1].alt).toEqual(words)
    expect(await sentPicture(store.db, file ?? '')).toEqual((await keptOf(bytes)).kept)
  })

  test('needs a description in both languages and a person who may change menus', async () => {
    const bytes = await plain(8, 8).png().toBuffer()
    expect(await sendPicture(store, { bytes, zh: '', en: 'x' }, owner, testNow)).toBe('alt-missing')
    for (const role of ['office', 'kitchen', 'packer', 'driver'] as const) {
      const { staff } = staffSession('Bo', role)
      expect(await sendPicture(store, { bytes, ...words }, staff, testNow)).toBe('not-allowed')
    }
  })

  test('is never what a hostile file says, and takes little memory to find out', async () => {
    const [png, jpeg, webp, avif, gif, tiff] = await Promise.all([
      plain(60, 40).png().toBuffer(),
      plain(60, 40).jpeg().toBuffer(),
      plain(60, 40).webp().toBuffer(),
      plain(60, 40).avif().toBuffer(),
      plain(60, 40).gif().toBuffer(),
      plain(60, 40).tiff().toBuffer(),
    ])
    const noise = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251))
    const refused: Readonly<Record<string, Uint8Array>> = {
      nothing: Buffer.alloc(0),
      'one byte': Buffer.from('\x89', 'latin1'),
      'a drawing with a script': svg(script),
      'a drawing with a handler': svg('<rect onload="alert(1)"/>'),
      'a drawing that loads a file': svg('<image href="file:///etc/passwd"/>'),
      'a drawing that loads a page': svg('<image href="http://localhost/"/>'),
      'a drawing with entities': Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
      ),
      'a drawing behind a mark of its encoding': Buffer.concat([Buffer.from('\ufeff'), svg(script)]),
      'a drawing that is compressed': deflateSync(svg(script)),
      'a page': Buffer.from(`<!doctype html>${script}`),
      'a page that begins like a GIF': Buffer.from(`GIF89a/*${script}*/`),
      'a document': Buffer.from('%PDF-1.7\n1 0 obj'),
      'an archive': Buffer.from('PK\x03\x04../../../etc/passwd', 'latin1'),
      'a program': Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
      'a GIF': gif,
      'a TIFF': tiff,
      'a picture behind a page': Buffer.concat([Buffer.from(script), png]),
      'a PNG that is only its signature': pngStart,
      'a PNG without pixels': Buffer.concat([pngStart, pngHeader(60, 40)]),
      'a PNG of noise': Buffer.concat([pngStart, noise]),
      'a PNG cut in half': png.subarray(0, png.length >> 1),
      'a PNG with a wrong checksum': Buffer.from(png).fill(0, 29, 33),
      'a JPEG that is only its signature': jpeg.subarray(0, 3),
      'a JPEG cut in half': jpeg.subarray(0, jpeg.length >> 1),
      'a JPEG of noise': Buffer.concat([jpeg.subarray(0, 4), noise]),
      'a WebP cut in half': webp.subarray(0, webp.length >> 1),
      'a WebP of noise': Buffer.concat([webp.subarray(0, 16), noise]),
      'an AVIF cut in half': avif.subarray(0, avif.length >> 1),
      'an AVIF of noise': Buffer.concat([avif.subarray(0, 32), noise]),
      'a bomb of many pixels': bomb(60_000, 60_000),
      'a bomb in one line': bomb(2_000_000, 1),
      'a bomb that is as wide as it may be': bomb(12_000, 12_000),
      'a picture without a size': bomb(0, 0),
      'a file that is too long': Buffer.concat([png, Buffer.alloc(maxPictureBytes)]),
    }
    const accepted: Readonly<Record<string, Uint8Array>> = {
      'a picture with a page behind it': Buffer.concat([png, Buffer.from(script)]),
      'a picture with an archive behind it': Buffer.concat([jpeg, Buffer.from('PK\x03\x04', 'latin1')]),
      'a picture with a script in a comment': Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, script.length + 2]),
        Buffer.from(script),
        jpeg.subarray(2),
      ]),
      'a PNG with a script in its text': Buffer.concat([
        png.subarray(0, 33),
        pngChunk('tEXt', Buffer.from(`Comment\0${script}`)),
        png.subarray(33),
      ]),
    }
    expect(Object.keys(refused).length + Object.keys(accepted).length).toBeGreaterThanOrEqual(30)
    const before = process.memoryUsage().rss
    let most = before
    for (const [name, bytes] of Object.entries(refused)) {
      expect([name, typeof (await send(bytes))]).toEqual([name, 'string'])
      most = Math.max(most, process.memoryUsage().rss)
    }
    for (const [name, bytes] of Object.entries(accepted)) {
      const { kept } = await keptOf(bytes)
      for (const word of ['script', 'PK\x03\x04'])
        expect([name, kept.includes(Buffer.from(word, 'latin1'))]).toEqual([name, false])
      most = Math.max(most, process.memoryUsage().rss)
    }
    expect((most - before) / 1024 ** 2).toBeLessThan(150)
  })
})
