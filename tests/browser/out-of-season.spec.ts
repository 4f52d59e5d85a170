/** These tests cover section 4 of the specification. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusalText } from '#content/ordering/refusals.ts'
import { setDialog } from '#content/pages/menu.ts'
import { setChooser } from '#content/pages/set.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { setRefusal } from '#domain/menu/orderable.ts'
import { openStore } from '#server/db/store/store.ts'
import { startServer } from '#tests/support/site/server.ts'
import { sharedSite } from '#tests/support/site/shared-site.ts'
import { test as base, expect } from '#tests/support/site/site.ts'
import { demoSet, demoSettings, fixtureCatalogue } from '#tests/support/store/catalogue.ts'

const set = demoSet(53)
const now = new Date()
const today = todayInHongKong(now)
/** As far as possible from the bookable days, this year and the next. */
const { horizonDays } = demoSettings()
const outOfReach = addDays(today, horizonDays + Math.floor((365 - horizonDays) / 2)).slice(5)
const season = { from: outOfReach, to: outOfReach }

const site = sharedSite(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'out-of-season-'))
  const catalogue = join(folder, 'catalogue')
  await cp(fixtureCatalogue, catalogue, { recursive: true })
  const file = join(catalogue, 'setMenus.json')
  const sets: { id: number }[] = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(
    file,
    JSON.stringify(sets.map((each) => (each.id === set.id ? { ...each, seasonal: season } : each))),
  )
  const dataDir = join(folder, 'data')
  const store = await openStore({ dataDir, now, catalogue })
  await store.close()
  const server = await startServer({ DATA_DIR: dataDir })
  const close = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...server, close }
})

const test = base.extend({ site: async ({ inUse }, use) => use(await inUse(site)) })

// In two workers each would start a shop of its own, which takes longer than the tests.
test.describe.configure({ mode: 'default' })

const refusal = setRefusal({ ...set, season }, demoSettings(), today)
const reason = refusal ? refusalText(refusal, 'zh') : 'the season is in reach'

test('the page of a set out of season shows its season and disables its buttons', async ({ page }) => {
  await page.goto(`/menu/detail/?name=${set.slug}`)
  const slip = page.getByRole('complementary', { name: setChooser.slip.zh })
  await expect(slip.getByText(reason)).toBeVisible()
  for (const name of [setChooser.orderNow.zh, setChooser.addToCart.zh])
    await expect(slip.getByRole('button', { name })).toBeDisabled()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('[data-order-bar]').getByRole('button')).toBeDisabled()
})

test('the dialog of a set out of season shows its season and no choice of dishes', async ({ page }) => {
  await page.goto(`/menu/#${set.categoryId}`)
  // Focus loads the tabs before the page is idle.
  await page.locator('main nav a').first().focus()
  await expect(page.getByRole('tablist')).toBeVisible()
  await page.locator(`#${set.categoryId} a[href$="name=${set.slug}"]`).click()
  const dialog = page.locator('dialog[data-main]')
  await expect(dialog.getByText(reason)).toBeVisible()
  await expect(dialog.getByRole('button', { name: setDialog.choose.zh })).toBeDisabled()
})
