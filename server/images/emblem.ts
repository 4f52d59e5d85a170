/** What stands for a shop where its pages do not: its symbol, or else the first letter of its name. */
import { demoShopDetails } from '#content/shop-details.ts'
import { fixedColours } from '#domain/shop/brand.ts'
import { hasStandardColours } from '#domain/shop/brand-style.ts'
import type { BrandPicture, ShopDetails } from '#domain/shop/shop-details.ts'
import { findImage } from '#server/db/shop/images.ts'
import type { Store } from '#server/db/store/store.ts'
import { drawLine, isDrawable, widthOf } from './lettering.ts'
import type { PictureStore } from './picture-store.ts'

type Identity = Pick<ShopDetails, 'name' | 'brand' | 'logo' | 'symbol'>

/** The demo in its standard look has drawings of its own. */
export const isDemo = ({ name, brand, symbol }: Omit<Identity, 'logo'>): boolean =>
  name.zh === demoShopDetails.name.zh && symbol === null && hasStandardColours(brand)

/** An SVG drawing, 64 units wide. */
export function monogram({ name, brand }: Pick<Identity, 'name' | 'brand'>): string {
  const first = [name.zh, name.en.toUpperCase()].map(([letter = '']) => letter)
  const letter = first.find(isDrawable) ?? first[0] ?? ''
  const x = 32 - (widthOf(letter) * 40) / 2
  const line = drawLine(letter, { x, baseline: letter > 'z' ? 47 : 46, size: 40, fill: fixedColours.white })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${brand.main}"/>${line}</svg>`
}

export interface Emblems {
  /** SVG or a picture. */
  symbol(identity: Identity): Promise<Buffer>
  /** Null without a logo. */
  logo(identity: Identity): Promise<Buffer | null>
}

/** In px. */
const pictureWidth = 512

export function createEmblems({ db }: Pick<Store, 'db'>, images: Pick<PictureStore, 'draw'>): Emblems {
  async function bytesOf(picture: BrandPicture | null): Promise<Buffer | null> {
    const image = picture && (await findImage(db, picture.id))
    if (!image) return null
    return (await images.draw(image, Math.min(pictureWidth, image.width), 'fallback')).bytes
  }
  return {
    symbol: async (identity) => (await bytesOf(identity.symbol)) ?? Buffer.from(monogram(identity)),
    logo: ({ logo }) => bytesOf(logo),
  }
}

/** For the `href` of an SVG image. */
export function dataAddress(bytes: Buffer): string {
  const mime = bytes[0] === 0x3c ? 'image/svg+xml' : bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'
  return `data:${mime};base64,${bytes.toString('base64')}`
}
