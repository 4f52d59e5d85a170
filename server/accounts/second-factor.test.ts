import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { settings } from '#server/db/schema/settings.ts'
import { staffPasskeys, staffSecondFactors } from '#server/db/schema/staff.ts'
import { codeOfApp } from '#tests/support/staff/authenticator.ts'
import { newestStaffEvents } from '#tests/support/staff/newest-staff-events.ts'
import {
  emailOf,
  enterPassword,
  goodPassword,
  headersOf,
  type TestStaff,
  withPerson,
} from '#tests/support/staff/staff.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createInvite } from './people/invite-links.ts'
import type { Cookies } from './result.ts'
import { unseal } from './second-factor.ts'
import { keyFor } from './secrets.ts'

const inMinutes = (number: number) => new Date(testNow.getTime() + number * 60_000)

describe.each(testEngines)('a second factor (%s)', (engine) => {
  const store = setUpStore(engine)

  const secretOf = async (id: string) => {
    const [row] = await store.db.select().from(staffSecondFactors).where(eq(staffSecondFactors.staffId, id))
    return row && unseal({ keyFor: (purpose) => keyFor(purpose, store.tokenKey) }, row.secret)
  }

  /** Later codes belong to later minutes. */
  async function withApp() {
    const person = await withPerson(store)
    const { accounts, cookies } = person
    const setup = await (await accounts.visit(cookies)).secondFactor.begin(goodPassword)
    if (!setup.ok) throw new Error(setup.refusal)
    const { secret } = setup.value
    const { secondFactor } = await accounts.visit([...cookies, ...setup.value.cookies])
    const confirmation = await secondFactor.confirm(codeOfApp(secret, testNow))
    if (!confirmation.ok) throw new Error(confirmation.refusal.code)
    return { ...person, secret, codes: confirmation.value }
  }

  async function afterPassword(accounts: TestStaff, name: string): Promise<Cookies> {
    const signInResult = await enterPassword(accounts, name)
    if (signInResult.ok || signInResult.refusal.code !== 'second-factor') throw new Error('no code is wanted')
    expect(await accounts.session(headersOf(signInResult.refusal.cookies))).toBeNull()
    return signInResult.refusal.cookies
  }

  test('is required after the password, and the current code signs its owner in', async () => {
    const { accounts, id, name, secret } = await withApp()
    accounts.setNow(inMinutes(2))
    const cookies = await afterPassword(accounts, name)
    const { signIn } = await accounts.visit(cookies)
    const signInResult = await signIn.withCode(codeOfApp(secret, inMinutes(2)))
    if (!signInResult.ok) throw new Error(signInResult.refusal.code)
    expect((await accounts.session(headersOf(signInResult.value)))?.staff.id).toBe(id)
  })

  test('is missing for the owner and the office without one, once the shop requires it', async () => {
    const has = await withApp()
    const lackingIn = async ({ accounts, cookies }: Pick<typeof has, 'accounts' | 'cookies'>) =>
      (await accounts.session(headersOf(cookies)))?.lacksFactor
    const [office, owner, kitchen] = [
      await withPerson(store, 'office'),
      await withPerson(store, 'owner'),
      await withPerson(store, 'kitchen'),
    ]
    const all = [has, office, owner, kitchen]
    expect(await Promise.all(all.map(lackingIn))).toEqual([false, false, false, false])
    await store.db.update(settings).set({ secondFactorRequired: true })
    expect(await Promise.all(all.map(lackingIn))).toEqual([false, true, true, false])
    await store.db.update(settings).set({ secondFactorRequired: false })
  })

  test('is the passkey of a person without codes, whose password alone is not enough', async () => {
    const { accounts, id, name } = await withPerson(store, 'office')
    const enters = async () => {
      const signInResult = await enterPassword(accounts, name)
      return signInResult.ok || signInResult.refusal.code
    }
    await store.db.insert(staffPasskeys).values({
      id: `key-of-${name}`,
      staffId: id,
      name: 'phone',
      publicKey: 'key',
      counter: 0,
      transports: [],
      createdAt: testNow,
    })
    expect(await enters()).toBe(true)
    await store.db.update(settings).set({ secondFactorRequired: true })
    expect(await enters()).toBe('passkey')
    await store.db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id))
    expect(await enters()).toBe(true)
    await store.db.update(settings).set({ secondFactorRequired: false })
  })

  test('accepts a code once', async () => {
    const { accounts, name, secret } = await withApp()
    accounts.setNow(inMinutes(2))
    const code = codeOfApp(secret, inMinutes(2))
    const first = await (await accounts.visit(await afterPassword(accounts, name))).signIn.withCode(code)
    expect(first.ok).toBe(true)
    const again = await (await accounts.visit(await afterPassword(accounts, name))).signIn.withCode(code)
    expect(again).toMatchObject({ ok: false, refusal: { code: 'wrong', remaining: 4 } })
  })

  test('allows five wrong codes, from all addresses together', async () => {
    const { accounts, name, secret } = await withApp()
    accounts.setNow(inMinutes(2))
    for (let i = 0; i < 5; i++) {
      const { signIn } = await accounts.visit(await afterPassword(accounts, name), `198.51.100.${i}`)
      expect(await signIn.withCode('000000')).toMatchObject({ refusal: { code: 'wrong', remaining: 4 - i } })
    }
    const { signIn } = await accounts.visit(await afterPassword(accounts, name))
    const right = codeOfApp(secret, inMinutes(2))
    expect(await signIn.withCode(right)).toMatchObject({ refusal: { code: 'too-many' } })
  })

  test('asks again after a wrong code, and for the password after five minutes', async () => {
    const { accounts, name, secret } = await withApp()
    accounts.setNow(inMinutes(2))
    const cookies = await afterPassword(accounts, name)
    const wrong = await (await accounts.visit(cookies)).signIn.withCode('12 34')
    if (wrong.ok || wrong.refusal.code !== 'wrong') throw new Error('accepted')
    const code = (minutes: number) => codeOfApp(secret, inMinutes(minutes))
    expect((await (await accounts.visit(cookies)).signIn.withCode(code(2))).ok).toBe(false)
    accounts.setNow(inMinutes(8))
    const late = await (await accounts.visit(wrong.refusal.cookies)).signIn.withCode(code(8))
    expect(late).toEqual({ ok: false, refusal: { code: 'too-late' } })
  })

  test('includes ten recovery codes, each valid once and recorded in the audit log', async () => {
    const { accounts, name, codes } = await withApp()
    expect(new Set(codes).size).toBe(10)
    const [first = ''] = codes
    const text = `${first.slice(0, 4).toLowerCase()} ${first.slice(4)}`
    const signInResult = await (await accounts.visit(await afterPassword(accounts, name))).signIn.withCode(
      text,
    )
    if (!signInResult.ok) throw new Error(signInResult.refusal.code)
    expect(await (await accounts.visit(signInResult.value)).secondFactor.secondFactor()).toEqual({
      recoveryCodes: 9,
    })
    const events = await newestStaffEvents(store.db, 2)
    expect(events.map(({ verb }) => verb)).toContain('use-recovery-code')
    const again = await (await accounts.visit(await afterPassword(accounts, name))).signIn.withCode(first)
    expect(again.ok).toBe(false)
  })

  test('is set up with the password and a code of the app only', async () => {
    const { accounts, id, name, cookies } = await withPerson(store)
    const visit = (more: Cookies = []) => accounts.visit([...cookies, ...more])
    expect(await (await visit()).secondFactor.begin('wrong')).toEqual({ ok: false, refusal: 'wrong' })
    const setup = await (await visit()).secondFactor.begin(goodPassword)
    if (!setup.ok) throw new Error(setup.refusal)
    const wrong = await (await visit(setup.value.cookies)).secondFactor.confirm('000000')
    if (wrong.ok || wrong.refusal.code !== 'wrong') throw new Error('accepted')
    expect(wrong.refusal.setup.secret).toBe(setup.value.secret)
    expect(await secretOf(id)).toBeUndefined()
    expect((await enterPassword(accounts, name)).ok).toBe(true)
    const elsewhere = await (await visit()).secondFactor.confirm(codeOfApp(setup.value.secret, testNow))
    expect(elsewhere).toEqual({ ok: false, refusal: { code: 'too-late' } })
  })

  test('is removed with the password, or by a new link from the owner', async () => {
    const one = await withApp()
    const { secondFactor } = await one.accounts.visit(one.cookies)
    expect(await secondFactor.turnOff('wrong')).toEqual({ ok: false, refusal: 'wrong' })
    expect((await secondFactor.turnOff(goodPassword)).ok).toBe(true)
    expect((await enterPassword(one.accounts, one.name)).ok).toBe(true)

    const other = await withApp()
    const request = { role: 'office', invitedBy: null, person: { id: other.id, name: other.name } } as const
    const { secret } = await createInvite(store.db, request, testNow)
    const password = 'nine owls at 3 in the tea'
    const { signIn } = await other.accounts.visit()
    const input = { name: '', email: emailOf(other.name), password, lang: 'zh' } as const
    expect((await signIn.accept(secret, input)).ok).toBe(true)
    expect((await enterPassword(other.accounts, other.name, password)).ok).toBe(true)
  })

  test('is worthless without the secret of the shop', async () => {
    const { id } = await withApp()
    const [row] = await store.db.select().from(staffSecondFactors).where(eq(staffSecondFactors.staffId, id))
    expect(unseal({ keyFor: (purpose) => keyFor(purpose, 'another key') }, row?.secret ?? '')).toBeNull()
  })
})
