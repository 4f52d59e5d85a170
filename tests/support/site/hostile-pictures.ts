import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Color } from 'sharp'
import { maxPictureBytes } from '#domain/shop/shop-picture.ts'

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
const bomb = (width: number, height: number) =>
  Buffer.concat([
    pngStart,
    pngHeader(width, height),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])

type Files = Readonly<Record<string, Uint8Array>>

export async function hostilePictures(): Promise<{
  readonly rejectedFiles: Files
  readonly acceptedFiles: Files
}> {
  const [png, jpeg, webp, avif, gif, tiff] = await Promise.all([
    plain(60, 40).png().toBuffer(),
    plain(60, 40).jpeg().toBuffer(),
    plain(60, 40).webp().toBuffer(),
    plain(60, 40).avif().toBuffer(),
    plain(60, 40).gif().toBuffer(),
    plain(60, 40).tiff().toBuffer(),
  ])
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251))
  const refusedFiles: Files = {
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
    'a picture that is too wide': await plain(12_001, 1).png().toBuffer(),
    'a picture that is too high': await plain(1, 12_001).png().toBuffer(),
    'a picture without a size': bomb(0, 0),
    'a file that is too long': Buffer.concat([png, Buffer.alloc(2 * maxPictureBytes)]),
  }
  const acceptedFiles: Files = {
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
  return { rejectedFiles: refusedFiles, acceptedFiles }
}

/** Each picture has the worst encoding for its decoder. */
export async function largestPictures(): Promise<Files> {
  const clear = (megapixels: number) => square(megapixels, { r: 200, g: 40, b: 40, alpha: 0.5 })
  const [plainJpeg, progressive, png, interlaced, webp, avif] = await Promise.all([
    square(39, '#c33').jpeg().toBuffer(),
    square(7.9, '#c33').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    clear(39).png().toBuffer(),
    clear(5.9).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    clear(39).webp({ effort: 0 }).toBuffer(),
    clear(2.9).avif({ effort: 0, chromaSubsampling: '4:4:4', bitdepth: 12 }).toBuffer(),
  ])
  return { plainJpeg, progressive, png, interlaced, webp, avif }
}

/** Small files that need much memory. */
export async function heavyPictures(): Promise<Files> {
  const [progressive, interlaced, avif] = await Promise.all([
    square(16, '#c33').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    square(14, '#c33').toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    square(9, '#c33').avif({ effort: 0 }).toBuffer(),
  ])
  return { 'a heavy JPEG': progressive, 'a heavy PNG': interlaced, 'a heavy AVIF': avif }
}

function square(megapixels: number, background: Color) {
  const side = Math.floor(Math.sqrt(megapixels * 1_000_000))
  const channels = typeof background === 'string' ? 3 : 4
  return sharp({ create: { width: side, height: side, channels, background } })
}
