import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Folders of the server whose tests read neither the database nor the menu: no other engine or menu changes them. */
const apartFromData = ['http', 'images', 'mail', 'payments']

/** Folders whose tests read the database, but no dish, price or fee. */
const apartFromTheMenu = [...apartFromData, 'jobs', 'limits', 'staff']

const serverFolders = readdirSync(join(root, 'server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The tests that are run again on the other engine, where two servers can share a database. */
export const testsOfTheDatabase = [...serverTestsExcept(apartFromData), ...pageTestsOfTwoServers()]

/** The tests that are run again with another menu. */
export const testsOfTheMenu = ['domain/', 'content/', 'app/', ...serverTestsExcept(apartFromTheMenu)]

/** @param {readonly string[]} folders */
function serverTestsExcept(folders) {
  return serverFolders.filter((name) => !folders.includes(name)).map((name) => `server/${name}/`)
}

/** Throws where it finds none: the name it looks for has changed. */
function pageTestsOfTwoServers() {
  const folder = 'tests/pages'
  const found = readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('second-server.ts'))
  if (found.length === 0) throw new Error(`no test of ${folder} starts a second server`)
  return found
}
