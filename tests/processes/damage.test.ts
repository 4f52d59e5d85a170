/** Damaged data and full disks print one line for the operator. */
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canMount, mountArguments } from '#tests/support/site/mount-arguments.ts'
import { runToEnd } from '#tests/support/site/server.ts'
import { openTestStore } from '#tests/support/store/store.ts'

let folder: string
let whole: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damage-'))
  const store = await openTestStore('pglite')
  await store.close()
  whole = store.dataDir
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(whole, { recursive: true, force: true })
})

async function copyOfWhole(): Promise<string> {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  await cp(whole, dataDir, { recursive: true })
  return dataDir
}

/** Expects one line that names the directory. */
async function expectLine(dataDir: string, line: RegExp, within?: readonly string[]) {
  const { code, output } = await runToEnd({ DATA_DIR: dataDir }, within)
  expect({ code, lines: output.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(line)],
  })
  expect(output).toContain(dataDir)
}

const walFiles = async (postgres: string) =>
  (await readdir(join(postgres, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => join(postgres, 'pg_wal', name))

/** Our own and the queue's table files; PostgreSQL's have lower numbers. */
const tableFiles = async (postgres: string) =>
  (await readdir(join(postgres, 'base', '5')))
    .filter((name) => /^\d{5}$/.test(name))
    .map((name) => join(postgres, 'base', '5', name))

const isDamaged = /is damaged.*restore.*backup$/

test.each([['missing'], ['empty']])('a database that becomes %s is not created again', async (how) => {
  const dataDir = await copyOfWhole()
  await rm(join(dataDir, 'postgres'), { recursive: true })
  if (how === 'empty') await mkdir(join(dataDir, 'postgres'))
  await expectLine(dataDir, /is missing or empty.*restore.*DATABASE_URL.*move/)
  expect(await readdir(dataDir)).toContain('secret')
})

describe('a damaged database', () => {
  test.each<[string, (postgres: string) => Promise<unknown>, RegExp]>([
    ['of another version', (postgres) => writeFile(join(postgres, 'PG_VERSION'), '12\n'), isDamaged],
    [
      'with a spoilt pg_control',
      (postgres) => writeFile(join(postgres, 'global', 'pg_control'), 'spoilt'),
      isDamaged,
    ],
    [
      'whose write-ahead log is cut',
      async (postgres) => Promise.all((await walFiles(postgres)).map((file) => truncate(file, 1000))),
      /is damaged \(could not locate a valid checkpoint record.*restore.*backup/,
    ],
    [
      'with a spoilt configuration',
      (postgres) => appendFile(join(postgres, 'postgresql.conf'), 'nonsense = on\n'),
      isDamaged,
    ],
    [
      'whose tables are cut',
      async (postgres) => Promise.all((await tableFiles(postgres)).map((file) => truncate(file, 4000))),
      isDamaged,
    ],
    [
      'whose tables are gone',
      async (postgres) => Promise.all((await tableFiles(postgres)).map((file) => rm(file))),
      isDamaged,
    ],
  ])('%s is reported with a remedy', async (_, damage, line) => {
    const dataDir = await copyOfWhole()
    await damage(join(dataDir, 'postgres'))
    await expectLine(dataDir, line)
  })

  test('without PG_VERSION is reported with a remedy, and not changed', async () => {
    const dataDir = await copyOfWhole()
    const database = join(dataDir, 'postgres')
    await rm(join(database, 'PG_VERSION'))
    const before = await readdir(database)
    await expectLine(
      dataDir,
      /postgres holds only part of a database .*restore .* from a backup, or move it away/,
    )
    expect(await readdir(database)).toEqual(before)
  })
})

test('a damaged lock file is reported with a remedy', async () => {
  const dataDir = await copyOfWhole()
  await writeFile(join(dataDir, 'lock'), 'spoilt'.repeat(1000))
  await expectLine(dataDir, /lock is damaged: .*delete that file/)
})

describe.runIf(canMount)('a disk', () => {
  test('is reported if it is read-only', async () => {
    const dataDir = await copyOfWhole()
    const database = join(dataDir, 'postgres')
    const readOnly = `mount --bind ${database} ${database} && mount -o remount,bind,ro ${database}`
    await expectLine(dataDir, /can not be written, it is read-only/, mountArguments(readOnly))
  })

  test('is reported if it is full when the database opens', async () => {
    const dataDir = join(folder, 'full')
    await mkdir(dataDir)
    const fill = `{ dd if=/dev/zero of=${dataDir}/rest bs=4k 2>/dev/null || true; }`
    const full = `mount -t tmpfs -o size=80m none ${dataDir} && cp -r ${whole}/. ${dataDir} && ${fill}`
    await expectLine(dataDir, /the disk is full: make room/, mountArguments(full))
  })

  test('is reported if it is full while the database is created', async () => {
    const dataDir = join(folder, 'small')
    await mkdir(dataDir)
    const small = `mount -t tmpfs -o size=20m none ${dataDir}`
    await expectLine(dataDir, /the disk is full: make room/, mountArguments(small))
  })
})
