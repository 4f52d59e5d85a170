import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { roles } from '#domain/staff/permissions.ts'
import { staffInvites } from '#server/db/schema/staff.ts'
import { newestStaffEvents } from '#tests/support/staff/newest-staff-events.ts'
import { headersOf, openTestStaff } from '#tests/support/staff/staff.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

const hours = (number: number) => new Date(testNow.getTime() + number * 3_600_000)

describe.each(testEngines)('a driver’s link (%s)', (engine) => {
  const store = setUpStore(engine)

  let shops = 0
  async function withDriver() {
    const accounts = openTestStaff(store, testNow)
    shops += 1
    const office = await accounts.person(`planner${shops}`, 'office')
    const { drivers } = await accounts.visit(office.cookies)
    const newDriver = await drivers.add(`Kit ${shops}`, '')
    if (!newDriver.ok) throw new Error(newDriver.refusal)
    const { id } = newDriver.value
    const give = async () => {
      const value = await drivers.giveLink(id)
      if (!value.ok) throw new Error(value.refusal)
      return value.value
    }
    const open = async (secret: string) => (await accounts.visit()).signIn.withLink(secret)
    const openOnce = async (secret: string) => {
      const signedIn = await open(secret)
      if (!signedIn.ok) throw new Error(signedIn.refusal)
      return signedIn.value
    }
    const linkNow = async () => (await drivers.drivers()).find((driver) => driver.id === id)?.link
    return { accounts, office, drivers, id, name: `Kit ${shops}`, give, open, openOnce, linkNow }
  }

  test('signs in one browser, however many open it at once', async () => {
    const { accounts, name, id, give, open, linkNow } = await withDriver()
    const { secret } = await give()
    expect(await (await accounts.visit()).signIn.driverOfLink(secret)).toBe(name)
    const results = await Promise.all([open(secret), open(secret), open(secret)])
    const cookies = results.flatMap((result) => (result.ok ? [result.value] : []))
    expect(cookies).toHaveLength(1)
    const session = await accounts.session(headersOf(cookies[0] ?? []))
    expect(session?.staff).toMatchObject({ id, name, role: 'driver' })
    expect(await (await accounts.visit()).signIn.driverOfLink(secret)).toBeNull()
    expect((await linkNow())?.openedAt).toEqual(testNow)
  })

  test('and its session are valid until midnight in Hong Kong, despite any pause', async () => {
    const { accounts, give, openOnce, open } = await withDriver()
    const early = await give()
    expect(early.expiresAt.toISOString()).toMatch(/T16:00:00\.000Z$/)
    const cookies = await openOnce(early.secret)
    const lastMinute = new Date(early.expiresAt.getTime() - 60_000)
    const unusedLink = await give()
    accounts.setNow(lastMinute < hours(12) ? lastMinute : hours(11.9))
    expect(await accounts.session(headersOf(cookies))).toBeNull()
    const late = await openOnce(unusedLink.secret)
    expect(await accounts.session(headersOf(late))).not.toBeNull()
    accounts.setNow(early.expiresAt)
    expect(await accounts.session(headersOf(late))).toBeNull()
    expect(await open(unusedLink.secret)).toEqual({ ok: false, refusal: 'no-link' })
  })

  test('can be revoked, whether it was opened or not', async () => {
    const { accounts, drivers, id, give, open, openOnce, linkNow } = await withDriver()
    const cookies = await openOnce((await give()).secret)
    expect(await drivers.revokeLink(id)).toEqual({ ok: true, value: null })
    expect(await accounts.session(headersOf(cookies))).toBeNull()
    expect(await linkNow()).toBeNull()
    const { secret } = await give()
    await drivers.revokeLink(id)
    expect(await open(secret)).toEqual({ ok: false, refusal: 'no-link' })
    expect(await drivers.revokeLink(id)).toEqual({ ok: false, refusal: 'not-found' })
    const verbs = (await newestStaffEvents(store.db, 6)).map(({ verb }) => verb)
    expect(verbs).toEqual(expect.arrayContaining(['give-link', 'revoke-link', 'sign-in']))
  })

  test('opens no session if it is revoked at the same moment', async () => {
    const { accounts, id, give, openOnce } = await withDriver()
    const cookies = await openOnce((await give()).secret)
    await store.db.update(staffInvites).set({ revokedAt: testNow }).where(eq(staffInvites.staffId, id))
    expect(await accounts.session(headersOf(cookies))).toBeNull()
  })

  test('is invalid once the driver is blocked', async () => {
    const { accounts, id, give, open } = await withDriver()
    const { secret } = await give()
    const owner = await accounts.person(`blocker${shops}`, 'owner')
    await (await accounts.visit(owner.cookies)).people.block(id, true)
    expect(await open(secret)).toEqual({ ok: false, refusal: 'no-link' })
  })

  test('can be created by people who plan runs, for drivers only', async () => {
    const { accounts, id, office, drivers } = await withDriver()
    expect(await drivers.giveLink(office.id)).toEqual({ ok: false, refusal: 'not-found' })
    expect(await drivers.add(' ', '')).toEqual({ ok: false, refusal: 'no-name' })
    for (const role of roles.filter((each) => each !== 'owner' && each !== 'office')) {
      const { cookies } = await accounts.person(`${role}${shops}`, role)
      const { drivers: theirs } = await accounts.visit(cookies)
      expect(await theirs.giveLink(id)).toEqual({ ok: false, refusal: 'not-allowed' })
      expect(await theirs.revokeLink(id)).toEqual({ ok: false, refusal: 'not-allowed' })
      expect(await theirs.add('Kit', '')).toEqual({ ok: false, refusal: 'not-allowed' })
      expect(await theirs.changePhone(id, '')).toEqual({ ok: false, refusal: 'not-allowed' })
      await expect(theirs.drivers()).rejects.toThrow()
    }
  })

  test('is listed with the number that customers ring, which can be changed and removed', async () => {
    const { drivers, id, office } = await withDriver()
    const phoneNow = async () => (await drivers.drivers()).find((driver) => driver.id === id)?.phone
    expect(await phoneNow()).toBeNull()
    expect(await drivers.changePhone(id, ' 9123 4567 ')).toEqual({ ok: true, value: null })
    expect(await phoneNow()).toBe('+85291234567')
    expect(await drivers.changePhone(id, '12')).toEqual({ ok: false, refusal: 'bad-phone' })
    expect(await phoneNow()).toBe('+85291234567')
    for (const number of ['9876 5432', '+852 9876 5432', ''])
      expect(await drivers.changePhone(id, number)).toEqual({ ok: true, value: null })
    expect(await phoneNow()).toBeNull()
    expect(await drivers.changePhone(office.id, '9123 4567')).toEqual({ ok: false, refusal: 'not-found' })
    expect(await drivers.add('Che', '1')).toEqual({ ok: false, refusal: 'bad-phone' })
    const events = (await newestStaffEvents(store.db, 50)).filter(({ subjectId }) => subjectId === id)
    expect(events.slice(0, -1)).toMatchObject([
      { verb: 'change-phone', actorId: office.id, at: testNow, before: '…5432', after: '–' },
      { verb: 'change-phone', actorId: office.id, at: testNow, before: '…4567', after: '…5432' },
      { verb: 'change-phone', actorId: office.id, at: testNow, before: '–', after: '…4567' },
    ])
    expect(events.at(-1)?.verb).toBe('add-person')
    // The audit log is permanent.
    expect(JSON.stringify(events)).not.toMatch(/9123|9876/)
  })

  test('cannot be guessed, because wrong links are limited by address', async () => {
    const { give, accounts } = await withDriver()
    const { secret } = await give()
    const { signIn } = await accounts.visit([], '203.0.113.80')
    for (let i = 0; i < 30; i++) expect(await signIn.driverOfLink(`guess-${i}`)).toBeNull()
    expect((await signIn.withLink(secret)).ok).toBe(false)
  })
})
