/** Every worker copies this data directory. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '#server/db/store/store.ts'
import { fixtureCatalogue } from '#tests/support/store/catalogue.ts'
import { build } from '../../../scripts/build.mjs'
import { root } from '../../../scripts/root.mjs'

export const siteData = join(root, '.cache', 'e2e')
export const template = join(siteData, 'template')
/** Rendering pictures is most of the work of a new server. */
export const drawnPictures = join(root, '.cache', 'e2e-pictures')

export default async function prepareTemplate() {
  await build()
  await rm(siteData, { recursive: true, force: true })
  const store = await openStore({ dataDir: template, now: new Date(), catalogue: fixtureCatalogue })
  await store.close()
}
