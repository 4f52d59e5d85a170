/** GET /manifest.webmanifest, /icon.svg and the other icons of a shop; those of the demo are files. */
import { Hono } from 'hono'
import { manifestDescription } from '#content/layout.ts'
import { paletteOf } from '#domain/shop/brand.ts'
import { bothNames } from '#domain/shop/shop-details.ts'
import { langTags, siteLangs } from '#domain/text.ts'
import type { Store } from '#server/db/store/store.ts'
import { toResponse } from '#server/http/response.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { createEmblems, dataAddress, isDemo } from '#server/images/emblem.ts'
import { drawIcon, type IconName, icons } from '#server/images/icons.ts'
import type { PictureStore } from '#server/images/picture-store.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'

export interface BrandFileOptions {
  readonly store: Pick<Store, 'db'>
  readonly images: Pick<PictureStore, 'draw'>
  readonly shop: Pick<ShopDetailsReader, 'current'>
  readonly cache: ResponseCache
}

export function brandFileRoutes({ store, images, shop, cache }: BrandFileOptions): Hono {
  const emblems = createEmblems(store, images)
  const app = new Hono()
  const files: Readonly<Record<string, { type: string; body: () => Promise<string | Buffer> }>> = {
    'manifest.webmanifest': {
      type: 'application/manifest+json',
      body: async () => manifest(await shop.current()),
    },
    'icon.svg': {
      type: 'image/svg+xml',
      body: async () => vector(await emblems.symbol(await shop.current())),
    },
    ...Object.fromEntries(
      (Object.keys(icons) as IconName[]).map((name) => [
        name,
        { type: name.endsWith('.ico') ? 'image/x-icon' : 'image/png', body: () => icon(name) },
      ]),
    ),
  }
  for (const [file, { type, body }] of Object.entries(files))
    app.get(`/${file}`, async (c, next) => {
      if (isDemo(await shop.current())) return next()
      const response = await cache.get(`brand ${file}`, async () => ({
        status: 200,
        headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
        body: Buffer.from(await body()),
      }))
      return toResponse(c.req.raw, response)
    })
  return app

  async function icon(name: IconName): Promise<Buffer> {
    const details = await shop.current()
    return drawIcon(name, await emblems.symbol(details), details.brand.ground)
  }
}

const vector = (symbol: Buffer): string | Buffer =>
  symbol[0] === 0x3c
    ? symbol
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="${dataAddress(symbol)}"/></svg>`

function manifest({ name, brand, hasEnglish }: Awaited<ReturnType<ShopDetailsReader['current']>>): string {
  const palette = paletteOf(brand)
  const png = (file: IconName) => ({
    src: `/${file}`,
    sizes: `${icons[file].size}x${icons[file].size}`,
    type: 'image/png',
  })
  return JSON.stringify({
    name: bothNames(name),
    short_name: name.zh,
    description: siteLangs(hasEnglish)
      .map((lang) => manifestDescription[lang])
      .join(' '),
    lang: langTags.zh,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palette.rice,
    theme_color: palette['jade-800'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192.png'),
      png('icon-512.png'),
      { ...png('icon-maskable.png'), purpose: 'maskable' },
    ],
  })
}
