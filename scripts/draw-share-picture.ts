/**
 * Draws the stand-in share picture from the Chinese home page's. Run by hand after a change; the result is committed.
 * Usage: node scripts/draw-share-picture.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { demoShopDetails } from '#content/shop-details.ts'
import { signs } from '#content/signs.ts'
import { middle } from '#domain/shop/shop-picture.ts'
import { readCatalogueFiles, shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { shareArt } from '#server/images/share-art.ts'
import { drawSharePicture } from '#server/images/share-picture.ts'

const art = readCatalogueFiles(shopCatalogue).pictures.pictures.find(({ file }) => file === shareArt.home)
if (!art) throw new Error(`the catalogue has no picture ${shareArt.home}`)
const bytes = await drawSharePicture({
  art: async () => readFileSync(`${shopCatalogue}/pictures/${art.file}`),
  width: art.width,
  height: art.height,
  focus: middle,
  title: signs.home,
  isSet: true,
  look: demoShopDetails.brand,
  emblem: async () => null,
  brand: [demoShopDetails.name.zh, demoShopDetails.name.en.toUpperCase()],
})
writeFileSync(new URL('../server/images/share-stand-in.jpg', import.meta.url), bytes)
