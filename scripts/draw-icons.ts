/**
 * Draws the icons of phones and old browsers from public/icon.svg. Run by hand after a change; the result is committed.
 * Usage: node scripts/draw-icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url)
const symbol = readFileSync(new URL('icon.svg', folder))
/** The plate's cream, so that no corner is black in a phone's icon shape. */
const ground = '#fff3dc'

/** @param share of the icon's width for the symbol: phones crop up to a tenth on each side */
async function draw(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share)
  const bytes = await sharp(symbol, { density: Math.ceil((72 * inner) / 64) })
    .resize(inner)
    .toBuffer()
  return sharp({
    create: { width: size, height: size, channels: 4, background: share < 1 ? ground : '#0000' },
  })
    .composite([{ input: bytes }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Wraps one PNG as an .ico file (type 1, one picture, 32 bits per pixel). */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const files: Record<string, Buffer> = {
  'favicon.ico': ico(await draw(48, 1), 48),
  'apple-touch-icon.png': await draw(180, 0.84),
  'icon-192.png': await draw(192, 1),
  'icon-512.png': await draw(512, 1),
  'icon-maskable.png': await draw(512, 0.72),
}
for (const [name, bytes] of Object.entries(files)) writeFileSync(new URL(name, folder), bytes)
