import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { roles } from '#domain/staff/permissions.ts'
import { staffDevices } from '#server/db/schema/staff.ts'
import { headersOf, openTestStaff } from '#tests/support/staff/staff.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import type { Cookies } from './result.ts'

const minutes = (number: number) => new Date(testNow.getTime() + number * 60_000)

describe.each(testEngines)('a paired tablet (%s)', (engine) => {
  const store = setUpStore(engine)

  let shops = 0
  async function withTablet() {
    const accounts = openTestStaff(store, testNow)
    shops += 1
    const owner = await accounts.person(`owner${shops}`, 'owner')
    const { devices, people } = await accounts.visit(owner.cookies)
    const link = async () => {
      const value = await devices.invite({ name: `Tablet ${shops}`, role: 'kitchen' })
      if (!value.ok) throw new Error(value.refusal)
      return value.value.secret
    }
    const pair = async (secret: string) => {
      const pairing = await (await accounts.visit()).signIn.pair(secret)
      if (!pairing.ok) throw new Error(pairing.refusal)
      return pairing.value
    }
    const add = async (name: string, role: 'kitchen' | 'packer') => {
      await people.add(name, role)
      const id = (await people.people()).find((person) => person.name === name)?.id ?? ''
      const value = await devices.newDigits(id)
      if (!value.ok) throw new Error(value.refusal)
      return { id, digits: value.value }
    }
    const cook = await add(`Cook ${shops}`, 'kitchen')
    const enter = async (digits: string, cookies: Cookies) =>
      (await accounts.visit(cookies)).signIn.withDigits(digits)
    return {
      accounts,
      owner,
      devices,
      people,
      link,
      pair,
      add,
      cook,
      enter,
      tablet: await pair(await link()),
    }
  }

  test('signs in by six digits, and stays signed in during pauses', async () => {
    const { accounts, cook, enter, tablet, people } = await withTablet()
    expect(cook.digits).toMatch(/^\d{6}$/)
    expect(await (await accounts.visit(tablet)).signIn.tablet()).toEqual({
      name: `Tablet ${shops}`,
      role: 'kitchen',
    })
    const signedIn = await enter(cook.digits, tablet)
    if (!signedIn.ok) throw new Error(signedIn.refusal.code)
    accounts.setNow(minutes(300))
    expect((await accounts.session(headersOf(signedIn.value)))?.staff).toMatchObject({
      id: cook.id,
      role: 'kitchen',
    })
    expect((await people.people()).find(({ id }) => id === cook.id)).toMatchObject({ hasDigits: true })
  })

  test('is required for a sign-in by digits', async () => {
    const { cook, enter } = await withTablet()
    expect(await enter(cook.digits, [])).toEqual({ ok: false, refusal: { code: 'no-device' } })
    const forgedCookies = [`__Host-staff-device=${'a'.repeat(43)}; Path=/`]
    expect(await enter(cook.digits, forgedCookies)).toEqual({ ok: false, refusal: { code: 'no-device' } })
  })

  test('accepts only people of its role', async () => {
    const { add, enter, tablet } = await withTablet()
    const packer = await add(`Packer ${shops}`, 'packer')
    expect(await enter(packer.digits, tablet)).toMatchObject({ refusal: { code: 'wrong', remaining: 4 } })
  })

  test('accepts five wrong attempts, also at once, and then even the right digits must wait', async () => {
    const { accounts, cook, enter, tablet, pair, link } = await withTablet()
    const wrong = Array.from({ length: 20 }, (_, i) => String(i).padStart(6, '0'))
    const attempts = await Promise.all(
      wrong.filter((digits) => digits !== cook.digits).map((digits) => enter(digits, tablet)),
    )
    const checkedAttempts = attempts.filter((result) => !result.ok && result.refusal.code === 'wrong')
    expect(checkedAttempts).toHaveLength(5)
    expect(await enter(cook.digits, tablet)).toMatchObject({ refusal: { code: 'too-many' } })
    const other = await pair(await link())
    expect((await enter(cook.digits, other)).ok).toBe(true)
    expect(accounts).toBeDefined()
  })

  test('is paired once by its link, within an hour', async () => {
    const { accounts, link, pair } = await withTablet()
    const secret = await link()
    const { signIn } = await accounts.visit()
    expect(await signIn.tabletOfLink(secret)).toEqual({ name: `Tablet ${shops}`, role: 'kitchen' })
    const [cookie = ''] = await pair(secret)
    expect(cookie).toMatch(
      /^__Host-staff-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await signIn.pair(secret)).toEqual({ ok: false, refusal: 'no-link' })
    const late = await link()
    accounts.setNow(minutes(60))
    expect(await signIn.pair(late)).toEqual({ ok: false, refusal: 'no-link' })
  })

  test('ends with its sessions when the owner takes it away', async () => {
    const { accounts, devices, cook, enter, tablet } = await withTablet()
    const signedIn = await enter(cook.digits, tablet)
    if (!signedIn.ok) throw new Error(signedIn.refusal.code)
    const device = (await devices.devices()).find(({ name }) => name === `Tablet ${shops}`)
    expect(await devices.unpair(device?.id ?? '')).toEqual({ ok: true, value: null })
    expect(await accounts.session(headersOf(signedIn.value))).toBeNull()
    expect(await enter(cook.digits, tablet)).toMatchObject({ refusal: { code: 'no-device' } })
    expect((await devices.devices()).map(({ id }) => id)).not.toContain(device?.id)
  })

  test('opens no session if it is removed at the same moment', async () => {
    const { accounts, cook, enter, tablet } = await withTablet()
    const signedIn = await enter(cook.digits, tablet)
    if (!signedIn.ok) throw new Error(signedIn.refusal.code)
    const ofTablet = eq(staffDevices.name, `Tablet ${shops}`)
    await store.db.update(staffDevices).set({ unpairedAt: testNow }).where(ofTablet)
    expect(await accounts.session(headersOf(signedIn.value))).toBeNull()
  })

  test('refuses digits that were replaced, and those of blocked people', async () => {
    const { devices, people, cook, enter, tablet } = await withTablet()
    const next = await devices.newDigits(cook.id)
    if (!next.ok) throw new Error(next.refusal)
    if (next.value !== cook.digits) expect((await enter(cook.digits, tablet)).ok).toBe(false)
    expect((await enter(next.value, tablet)).ok).toBe(true)
    await people.block(cook.id, true)
    expect((await enter(next.value, tablet)).ok).toBe(false)
  })

  test('can be managed by owners only', async () => {
    const { accounts, cook } = await withTablet()
    for (const role of roles.filter((each) => each !== 'owner')) {
      const { cookies } = await accounts.person(`tablet-${role}${shops}`, role)
      const { devices, people } = await accounts.visit(cookies)
      for (const attempt of [
        devices.invite({ name: 'Mine', role: 'kitchen' }),
        devices.unpair('any'),
        devices.newDigits(cook.id),
        people.add('Me', 'kitchen'),
        people.inviteAgain(cook.id),
        people.revokeInvite(1),
      ])
        expect(await attempt).toEqual({ ok: false, refusal: 'not-allowed' })
      await expect(devices.devices()).rejects.toThrow()
      await expect(devices.waiting()).rejects.toThrow()
    }
  })
})
