/** A share picture has a background and a menu card with the page's title. */

import sharp from 'sharp'
import { type Brand, fixedColours, paletteOf } from '#domain/shop/brand.ts'
import { cutAround, type Focus } from '#domain/shop/shop-picture.ts'
import { dataAddress } from './emblem.ts'
import { drawLine, setText, sizeOf } from './lettering.ts'

/** In px, as all link previews. */
export const shareSize = { width: 1200, height: 630 } as const

export interface SharePicture {
  /** The size is in drawing units or pixels; without art the cloth alone is behind the card. */
  readonly art: (() => Promise<Buffer>) | null
  readonly look: Brand
  /** Null for the demo's own mark beside its name. */
  readonly emblem: () => Promise<Emblem | null>
  readonly width: number
  readonly height: number
  readonly focus: Focus
  /** Lines break only between parts. */
  readonly title: readonly string[]
  /** Each part is a line of its own. */
  readonly isSet: boolean
  readonly brand: readonly [chinese: string, english: string]
}

export interface Emblem {
  readonly kind: 'logo' | 'symbol'
  readonly bytes: Buffer
}

const { ink } = fixedColours

/** The values are in px. */
const card = { x: 56, y: 56, width: 568, height: 518, padding: 52 }

export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { width, height } = shareSize
  const colours = coloursOf(picture.look)
  const isWide = picture.width / picture.height > 1.2
  // A square picture stands next to the card; a wide one fills the background.
  const room = isWide ? { width, height } : { width: height, height }
  const density = Math.min(600, Math.ceil((72 * room.width) / picture.width))
  const drawing =
    picture.art && (await sharp(await picture.art(), { density }).toBuffer({ resolveWithObject: true }))
  const art =
    drawing &&
    (await sharp(drawing.data)
      .extract(cutAround(drawing.info, room, picture.focus))
      .resize({ ...room, fit: 'fill' })
      .toBuffer())
  return sharp({ create: { width, height, channels: 3, background: colours.jade } })
    .composite([
      ...(art ? [{ input: art, left: width - room.width, top: 0 }] : []),
      { input: Buffer.from(cardDrawing(picture, colours, await picture.emblem())) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

type Colours = ReturnType<typeof coloursOf>

function coloursOf(look: Brand) {
  const { cream, line, 'jade-800': jade, 'tomato-700': red } = paletteOf(look)
  return { cream, line, jade, red }
}

function cardDrawing({ title, isSet, brand }: SharePicture, colours: Colours, emblem: Emblem | null): string {
  const { width, height } = shareSize
  const frame = (inset: number, stroke: number) =>
    `<rect x="${card.x + inset}" y="${card.y + inset}" width="${card.width - 2 * inset}" height="${card.height - 2 * inset}" fill="none" stroke="${colours.red}" stroke-width="${stroke}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect x="${card.x + 9}" y="${card.y + 9}" width="${card.width}" height="${card.height}" rx="4" fill="${ink}" fill-opacity=".32"/>
<rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" rx="4" fill="${colours.cream}"/>
${frame(14, 4)}${frame(22, 1.5)}
${titleDrawing(title, isSet)}${brandDrawing(brand, colours, emblem)}</svg>`
}

/** The value is in px. */
const brandTop = card.y + card.height - 136

function titleDrawing(title: readonly string[], isSet: boolean): string {
  if (title.length === 0) return ''
  const top = card.y + card.padding
  const room = { width: card.width - 2 * card.padding, height: brandTop - top - 12 }
  const isChinese = /\p{Script=Han}/u.test(title.join(''))
  const lineHeight = isChinese ? 1.14 : 1.08
  const space = { ...room, largest: isChinese ? 150 : 100, lineHeight }
  const { lines, size } = isSet ? { lines: title, size: sizeOf(title, space) } : setText(title, space)
  const start = top + (room.height - lines.length * lineHeight * size) / 2
  return lines
    .map((line, index) =>
      drawLine(
        line,
        {
          x: card.x + card.padding - (isChinese ? size * 0.04 : 0),
          baseline: start + (index + 0.5) * lineHeight * size + size * (isChinese ? 0.38 : 0.32),
          size,
          fill: ink,
        },
        title.join(''),
      ),
    )
    .join('')
}

function brandDrawing(
  [chinese, english]: SharePicture['brand'],
  colours: Colours,
  emblem: Emblem | null,
): string {
  const x = card.x + card.padding
  const tile = 'l7 4v8.1l-7 4.1-7-4.1v-8.1z'
  const around = ['M38.1 14.9', 'M30.5 28', 'M15.5 28', 'M7.9 14.9', 'M15.5 1.8', 'M30.5 1.8']
  const name = x + 92
  const rule = `<path d="M${x} ${brandTop}h${card.width - 2 * card.padding}" stroke="${colours.line}" stroke-width="2"/>`
  const image = (width: number) =>
    emblem &&
    `<image x="${x}" y="${brandTop + 22}" width="${width}" height="80" preserveAspectRatio="xMinYMid" href="${dataAddress(emblem.bytes)}"/>`
  if (emblem?.kind === 'logo') return `${rule}${image(card.width - 2 * card.padding)}`
  const demoMark = `<g transform="translate(${x - 6} ${brandTop + 22}) scale(1.72)"><path fill="#1f7a5c" d="${around.map((corner) => corner + tile).join('')}"/><path fill="#c9301f" d="M23 14.9${tile}"/></g>`
  return `${rule}${image(80) ?? demoMark}${drawLine(chinese, { x: name, baseline: brandTop + 64, size: 46, fill: colours.jade })}${drawLine(english, { x: name + 2, baseline: brandTop + 94, size: 21, fill: colours.red })}`
}
