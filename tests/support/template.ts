/** Before the browser tests: builds the pages and fills one data directory that every worker copies. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../scripts/build.mjs'
import { root } from '../../scripts/root.mjs'
import { startServer } from './server.ts'

export const siteData = join(root, '.cache', 'e2e')
export const template = join(siteData, 'template')

export default async function prepareTemplate() {
  await build()
  await rm(siteData, { recursive: true, force: true })
  const server = await startServer({ DATA_DIR: template })
  await server.stop()
}
