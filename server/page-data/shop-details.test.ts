import { describe, expect, test } from 'vitest'
import { blankShopDetails, demoShopDetails } from '#content/shop-details.ts'
import { settings } from '#server/db/schema/settings.ts'
import { openStore } from '#server/db/store/store.ts'
import { untilSeen } from '#tests/support/browser/until-seen.ts'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { openTestDatabase, testEngines, testNow } from '#tests/support/store/store.ts'
import { createShopDetailsReader } from './shop-details.ts'

const name = { zh: '雲吞到會', en: 'Wonton Catering' }

describe.each(testEngines)('the details of the shop on %s', (engine) => {
  const store = setUpStore(engine)

  test('are those of the owner first, then of the environment, then of the demo', async () => {
    expect(await createShopDetailsReader(store, {}).current()).toEqual(demoShopDetails)
    const configuredDetails = { hotline: '+852 2000 0013', email: 'shop@caterer.example' }
    const shop = createShopDetailsReader(store, configuredDetails)
    expect(await shop.current()).toEqual({ ...demoShopDetails, ...configuredDetails })
    await store.db.update(settings).set({ details: { name, hotline: '+852 2000 0014' } })
    await store.refresh()
    expect(await shop.current()).toEqual({
      ...demoShopDetails,
      ...configuredDetails,
      name,
      hotline: '+852 2000 0014',
    })
    expect(shop.details().name).toEqual(name)
  })

  test('are empty in a shop opened without the demo', async () => {
    await store.db.update(settings).set({ details: {}, startedEmpty: true })
    await store.refresh()
    expect(await createShopDetailsReader(store, {}).current()).toEqual(blankShopDetails)
    await store.db.update(settings).set({ startedEmpty: false })
    await store.refresh()
  })

  test('are those of the environment if the database was never available', async () => {
    const { db, onRevision } = storeInOutage(store)
    // The database fails before the first read.
    const content = async () => {
      await db.execute('select 1')
      return store.content()
    }
    expect(await createShopDetailsReader({ content, onRevision }, { name }).current()).toEqual({
      ...blankShopDetails,
      name,
    })
  })
})

describe.runIf(testEngines.includes('postgres'))('two servers on one database', () => {
  test('the details of the shop are updated when the other server changes them', async () => {
    const database = await openTestDatabase()
    const open = () => openStore({ databaseUrl: database.url, dataDir: database.dataDir, now: testNow })
    const [one, other] = [await open(), await open()]
    const shop = createShopDetailsReader(other, {})
    expect((await shop.current()).name).toEqual(demoShopDetails.name)
    await one.db.update(settings).set({ details: { name } })
    await expect.poll(async () => (await shop.current()).name, untilSeen).toEqual(name)
    expect(shop.details().name).toEqual(name)
    await one.close()
    await other.close()
    await database.remove()
  })
})
