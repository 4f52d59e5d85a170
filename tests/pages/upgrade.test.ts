/** Shops of every released version, opened by this one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderPath, pagePath } from '#app/paths.ts'
import { cardDeclined, stageTexts } from '#content/ordering/order-stages.ts'
import { cents } from '#domain/money.ts'
import { orderStages } from '#domain/placed/order-stage.ts'
import { nextOrderStatuses } from '#domain/placed/order-status.ts'
import type { NextStep } from '#domain/staff/orders/next-step.ts'
import type { StaffMove } from '#domain/staff/orders/order-move.ts'
import type { Site } from '#server/app.ts'
import { backupsIn } from '#server/backup/backup-folder.ts'
import { backUpBeforeUpdate } from '#server/backup/before-update.ts'
import { checkBackup } from '#server/backup/read-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { migrationPosition, migrations } from '#server/db/store/migrations.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { wordsOf } from '#tests/support/site/words-of.ts'
import { enterPassword, openTestStaff } from '#tests/support/staff/staff.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openTestDatabase, testEngines, testNow } from '#tests/support/store/store.ts'

const migrationCount = readMigrationFiles(migrations).length
const folder = join(import.meta.dirname, '../fixtures/releases')
const versions = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'shop.backup')))

describe.each(versions)('a shop of version %s, after an update,', (version) => {
  const file = join(folder, version, 'shop.backup')
  const orders: Record<string, { reference: string; token: string }> = JSON.parse(
    readFileSync(join(folder, version, 'orders.json'), 'utf8'),
  )
  let dataDir: string
  let store: Store
  let frame: TestSite
  let site: Site
  let removeDatabase: () => Promise<void>
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'upgrade-'))
    const [engine] = testEngines
    const database = engine === 'postgres' ? await openTestDatabase() : null
    removeDatabase = async () => database?.remove()
    const address = { databaseUrl: database?.url, dataDir, orderSecret: undefined, now: testNow }
    await restoreBackup(file, address)
    const beforeUpdate = backUpBeforeUpdate({
      ...address,
      settings: { at: null, keep: 1, folder: null, remote: null },
    })
    store = await openStore({ ...address, beforeUpdate })
    frame = await openTestSite({ pages: await openPageBuild('build') })
    site = await frame.beside({ store, pages: await openPageBuild('build') })
  })
  afterAll(async () => {
    await frame.close()
    await store.close()
    await removeDatabase()
    await rm(dataDir, { recursive: true, force: true })
  })

  test.each(Object.keys(orders))('shows the stage of an order that is %s', async (stage) => {
    const order = orders[stage]
    const path = orderPath(order?.reference ?? '', order?.token ?? '', 'en')
    const html = await (await site.app.request(path)).text()
    const { heading } = stageTexts[orderStages.find((each) => each === stage) ?? 'paid']
    const expected = stage === 'payment-failed' ? cardDeclined : heading
    expect(wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe(expected.en)
  })

  test('has its menu, and its owner signs in by the same password', async () => {
    expect((await site.app.request(pagePath('menu', 'zh'))).status).toBe(200)
    expect(await enterPassword(openTestStaff(store, testNow), 'ming')).toMatchObject({ ok: true })
  })

  test('was backed up first if the embedded database had to change', async () => {
    const { head } = await checkBackup(file)
    const count = (await backupsIn(join(dataDir, 'backups'))).length
    const isChanged = migrationPosition(head.migration) !== migrationCount - 1
    expect(count).toBe(isChanged && store.engine === 'pglite' ? 1 : 0)
  })

  test('lets staff take every order to its end', async () => {
    const staff = staffMember('Amy', 'owner')
    const api = createStaffApi(store, practisedPayments(store, () => testNow).ways, () => testNow)
    for (const { reference } of Object.values(orders)) {
      for (;;) {
        const order = await api.orders.order(staff, reference)
        if (!order?.step) break
        const form = { orderId: order.id, version: order.version, note: '', sure: null }
        const result = await api.orders.act(staff, { ...form, move: moveOf(order.step) })
        expect(result).toMatchObject({ ok: true })
      }
      const end = await api.orders.order(staff, reference)
      expect(end?.status === 'postponed' || nextOrderStatuses[end?.status ?? 'submitted'].length === 0).toBe(
        true,
      )
    }
  })
})

function moveOf(step: NextStep): StaffMove {
  if (step === 'quote-fee') return { kind: 'quote-fee', fee: cents(10_000) }
  if (step === 'confirm') return { kind: 'confirm', fee: null }
  return { kind: 'step', verb: step, evenUnpaid: true }
}
