/** Test files that `npm run check` repeats with slow tests and in other circumstances. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** These tests do not read the database. */
const apartFromData = ['http', 'images', 'mail', 'payments']

const serverFolders = readdirSync(join(root, 'server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !apartFromData.includes(entry.name))
  .map(({ name }) => `server/${name}/`)

/** These tests are repeated on PostgreSQL. */
export const testsOfTheDatabase = [...serverFolders, ...testsWith(['tests/pages'], 'second-server.ts')]

/** These tests are repeated with more random cases. */
export const testsOfRandomCases = testsWith(['domain', 'server'], 'random-runs.ts')

export const slowTests = testsWith(['server', 'tests/pages'], "tags: ['slow']")

/** Throws if no file matches, because the text has been renamed. */
function testsWith(folders, text) {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes(text))
  if (files.length === 0) throw new Error(`no test of ${folders.join(', ')} contains ${text}`)
  return files
}
