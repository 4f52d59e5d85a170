/** Test files that `npm run check` repeats with slow tests and in other circumstances. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * The engine matters to statements, locks, transactions and queued work. Tests of these folders reach no database, or
 * reach it by statements alone that tests of the other folders run on PostgreSQL.
 */
const apartFromData = ['graphql', 'http', 'images', 'mail', 'pages', 'payments', 'rest']

/** These tests of the folders above run further statements, or hear what the database announces. */
const withOwnStatements = [
  'server/rest/staff-events.test.ts',
  'server/rest/stripe-webhook.test.ts',
  'tests/pages/upgrade.test.ts',
]

/** These tests run no statement that others do not run, and import or publish whole menus. */
const withoutOwnStatements = ['import-history', 'menu-file-api', 'menus-api'].map(
  (name) => `server/page-data/staff/shop/${name}.test.ts`,
)

for (const file of [...withOwnStatements, ...withoutOwnStatements])
  if (!existsSync(join(root, file))) throw new Error(`${file} has been renamed`)

const serverFolders = readdirSync(join(root, 'server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !apartFromData.includes(entry.name))
  .map(({ name }) => `server/${name}`)

/** These tests are repeated on PostgreSQL. */
export const testsOfTheDatabase = [
  ...testsWith(serverFolders, '').filter((file) => !withoutOwnStatements.includes(file)),
  ...withOwnStatements,
  ...testsWith(['tests/pages'], 'second-server.ts'),
]

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
