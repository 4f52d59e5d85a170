import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Folders of the server whose tests read neither the database nor the menu: no other engine or menu changes them. */
const apartFromData = ['http', 'images', 'mail', 'payments']

/** The folders of the server whose tests are run again on another engine and with another menu. */
export const serverTestsOfData = readdirSync(join(root, 'server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !apartFromData.includes(entry.name))
  .map(({ name }) => `server/${name}/`)
