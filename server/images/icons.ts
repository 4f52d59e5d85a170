/** Icons of browsers and phones, drawn from a shop's symbol. */
import sharp from 'sharp'
import type { Colour } from '#domain/shop/colour.ts'

interface Icon {
  readonly size: number
  /** Share of the icon's width for the symbol: phones crop up to a tenth on each side. */
  readonly share: number
}

export const icons = {
  'favicon.ico': { size: 48, share: 1 },
  'apple-touch-icon.png': { size: 180, share: 0.84 },
  'icon-192.png': { size: 192, share: 1 },
  'icon-512.png': { size: 512, share: 1 },
  'icon-maskable.png': { size: 512, share: 0.72 },
} as const satisfies Record<string, Icon>

export type IconName = keyof typeof icons

/**
 * @param symbol a square SVG drawing, 64 units wide, or a picture
 * @param ground below a symbol that leaves room, so that no corner is black in a phone's icon shape
 */
export async function drawIcon(name: IconName, symbol: Buffer, ground: Colour): Promise<Buffer> {
  const { size, share }: Icon = icons[name]
  const inner = Math.round(size * share)
  const bytes = await sharp(symbol, { density: Math.ceil((72 * inner) / 64) })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .toBuffer()
  const png = await sharp({
    create: { width: size, height: size, channels: 4, background: share < 1 ? ground : '#0000' },
  })
    .composite([{ input: bytes }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
  return name === 'favicon.ico' ? ico(png, size) : png
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
