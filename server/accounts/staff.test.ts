import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffAccounts, staffPasskeys } from '#server/db/schema/staff.ts'
import {
  emailOf,
  enterPassword,
  goodPassword,
  headersOf,
  openTestStaff,
  withPerson,
} from '#tests/support/staff/staff.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'

const minutes = (number: number) => new Date(testNow.getTime() + number * 60_000)

describe.each(testEngines)('accounts of the back office (%s)', (engine) => {
  const store = setUpStore(engine)

  describe('a sign-in', () => {
    test('opens a session with a cookie that ends with the browser', async () => {
      const { accounts, name } = await withPerson(store)
      const signedIn = await enterPassword(accounts, name.toUpperCase())
      if (!signedIn.ok) throw new Error(signedIn.refusal.code)
      const [cookie = ''] = signedIn.value
      expect(signedIn.value).toHaveLength(2)
      expect(cookie).toMatch(/^__Host-staff=/)
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      const session = await accounts.session(headersOf(signedIn.value))
      expect(session?.staff).toMatchObject({ name, role: 'office', lang: 'zh' })
    })

    test('on the company’s own machine keeps its cookie for 12 hours', async () => {
      const { accounts, name } = await withPerson(store)
      const signedIn = await enterPassword(accounts, name, goodPassword, true)
      expect(signedIn.ok && signedIn.value[0]).toContain('Max-Age=43200')
    })

    test('without https, on this machine, has a cookie without a prefix', async () => {
      const { name } = await withPerson(store)
      const accounts = openTestStaff(store, testNow, { siteUrl: 'http://localhost:3000' })
      const signedIn = await enterPassword(accounts, name)
      expect(signedIn.ok && signedIn.value[0]).toMatch(/^staff=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    })

    test('has a new token each time, so that a session set before cannot be fixed on it', async () => {
      const { accounts, name, cookies } = await withPerson(store)
      const { signIn } = await accounts.visit(cookies)
      const again = await signIn.withPassword({ email: emailOf(name), password: goodPassword, stays: false })
      if (!again.ok) throw new Error(again.refusal.code)
      expect(again.value[0]?.split(';')[0]).not.toBe(cookies[0]?.split(';')[0])
    })

    test.each(['staff=abc', '__Host-staff=', '__Host-staff=abc.def', `__Host-staff=${'a'.repeat(4000)}`])(
      'cannot be forged as %.30s',
      async (cookie) => {
        const { accounts } = await withPerson(store)
        expect(await accounts.session(new Headers({ cookie }))).toBeNull()
      },
    )

    test('cannot be forged from the token in the database alone', async () => {
      const { accounts, id } = await withPerson(store)
      const { rows } = await store.db.execute<{ token: string }>(
        sql`select token from staff_sessions where user_id = ${id}`,
      )
      const cookie = `__Host-staff=${rows[0]?.token}`
      expect(await accounts.session(new Headers({ cookie }))).toBeNull()
    })
  })

  describe('a session', () => {
    test('ends after a pause of an hour, but not while it is used', async () => {
      const { accounts, cookies } = await withPerson(store)
      const at = async (minute: number) => {
        accounts.setNow(minutes(minute))
        return (await accounts.session(headersOf(cookies))) !== null
      }
      expect(await at(59)).toBe(true)
      expect(await at(118)).toBe(true)
      expect(await at(179)).toBe(false)
    })

    test('on the company’s own machine survives a pause, and ends after 12 hours', async () => {
      const { accounts, name } = await withPerson(store)
      const signedIn = await enterPassword(accounts, name, goodPassword, true)
      if (!signedIn.ok) throw new Error(signedIn.refusal.code)
      const at = async (minute: number) => {
        accounts.setNow(minutes(minute))
        return (await accounts.session(headersOf(signedIn.value))) !== null
      }
      expect(await at(12 * 60 - 1)).toBe(true)
      expect(await at(12 * 60)).toBe(false)
    })

    test('is invalid after the sign-out, also with a stolen cookie', async () => {
      const { accounts, cookies } = await withPerson(store)
      const signOutCookies = await (await accounts.visit(cookies)).signIn.signOut()
      expect(signOutCookies[0]).toMatch(/^__Host-staff=; Max-Age=0; Path=\//)
      expect(await accounts.session(headersOf(cookies))).toBeNull()
    })

    test('ends with the next sign-in of anyone in the same browser', async () => {
      const { accounts, name, cookies } = await withPerson(store)
      const colleague = await accounts.person(`${name}-colleague`, 'office')
      const { signIn } = await accounts.visit(cookies)
      const input = { email: emailOf(`${name}-colleague`), password: goodPassword, stays: false }
      const signedIn = await signIn.withPassword(input)
      if (!signedIn.ok) throw new Error(signedIn.refusal.code)
      expect(await accounts.session(headersOf(cookies))).toBeNull()
      expect((await accounts.session(headersOf(signedIn.value)))?.staff.id).toBe(colleague.id)
      expect(await accounts.session(headersOf(colleague.cookies))).not.toBeNull()
    })

    test('is listed, and can be ended by its own person only', async () => {
      const { accounts, name, cookies } = await withPerson(store)
      const elsewhere = await enterPassword(accounts, name)
      if (!elsewhere.ok) throw new Error(elsewhere.refusal.code)
      const { account } = await accounts.visit(cookies)
      const sessions = (await account.account())?.sessions ?? []
      expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
      const other = sessions.find(({ isThis }) => !isThis)
      const stranger = await withPerson(store)
      await (await stranger.accounts.visit(stranger.cookies)).account.endSession(other?.id ?? '')
      expect(await accounts.session(headersOf(elsewhere.value))).not.toBeNull()
      await account.endSession(other?.id ?? '')
      expect(await accounts.session(headersOf(elsewhere.value))).toBeNull()
      expect(await accounts.session(headersOf(cookies))).not.toBeNull()
    })
  })

  describe('a new password', () => {
    const change = async (current: string, next: string) => {
      const person = await withPerson(store)
      const elsewhere = await enterPassword(person.accounts, person.name)
      if (!elsewhere.ok) throw new Error(elsewhere.refusal.code)
      const { account } = await person.accounts.visit(person.cookies)
      return {
        ...person,
        elsewhere: elsewhere.value,
        result: await account.changePassword({ current, next, removesPasskeys: false }),
      }
    }

    test('ends all other sessions', async () => {
      const { accounts, name, cookies, elsewhere, result } = await change(
        goodPassword,
        'nine owls at 3 in the tea',
      )
      expect(result.ok).toBe(true)
      expect(await accounts.session(headersOf(cookies))).not.toBeNull()
      expect(await accounts.session(headersOf(elsewhere))).toBeNull()
      expect((await enterPassword(accounts, name)).ok).toBe(false)
      expect((await enterPassword(accounts, name, 'nine owls at 3 in the tea')).ok).toBe(true)
    })

    test.each([
      ['elevenchars', 'too-short'],
      ['a'.repeat(129), 'too-long'],
      ['password1234', 'common'],
      ['123456789012', 'common'],
      ['aaaaaaaaaaaaaaaa', 'common'],
      ['hoiyuencatering', 'common'],
    ])('is refused when it is %s: %s', async (next, problem) => {
      expect((await change(goodPassword, next)).result).toEqual({ ok: false, refusal: problem })
    })

    test('keeps the passkeys, or removes them on request', async () => {
      for (const removesPasskeys of [false, true]) {
        const person = await withPasskey(store)
        const { account, passkeys } = await person.accounts.visit(person.cookies)
        const next = 'nine owls at 3 in the tea'
        expect((await account.changePassword({ current: goodPassword, next, removesPasskeys })).ok).toBe(true)
        expect(await passkeys.list()).toHaveLength(removesPasskeys ? 0 : 1)
      }
    })

    test('requires the present password', async () => {
      expect((await change('wrong', 'nine owls at 3 in the tea')).result).toEqual({
        ok: false,
        refusal: 'wrong',
      })
    })
  })

  describe('a passkey', () => {
    test('can be removed only with the password', async () => {
      const { accounts, id, cookies } = await withPasskey(store)
      const { passkeys } = await accounts.visit(cookies)
      const key = `key of ${id}`
      expect(await passkeys.remove(key, { password: 'wrong' })).toEqual({ ok: false, refusal: 'wrong' })
      expect(await passkeys.remove(key, { passkey: '{}' })).toEqual({ ok: false, refusal: 'wrong-passkey' })
      expect(await passkeys.list()).toHaveLength(1)
      expect((await passkeys.remove(key, { password: goodPassword })).ok).toBe(true)
      expect(await passkeys.list()).toEqual([])
    })

    test('of another person stays', async () => {
      const { id, cookies, accounts } = await withPasskey(store)
      const stranger = await withPerson(store)
      const { passkeys } = await stranger.accounts.visit(stranger.cookies)
      await passkeys.remove(`key of ${id}`, { password: goodPassword })
      expect(await (await accounts.visit(cookies)).passkeys.list()).toHaveLength(1)
    })
  })

  test('a password whose hash is cheaper than today’s is hashed again when it is used', async () => {
    const { name, cookies, id } = await withPerson(store)
    const accounts = openTestStaff(store, testNow, { passwordCost: { logN: 8, r: 8, p: 1 } })
    const hashNow = async () => {
      const [row] = await store.db.select().from(staffAccounts).where(eq(staffAccounts.userId, id))
      return row?.password
    }
    expect(await hashNow()).toMatch(/^\$scrypt\$ln=7,/)
    expect((await enterPassword(accounts, name, 'wrong')).ok).toBe(false)
    expect(await hashNow()).toMatch(/^\$scrypt\$ln=7,/)
    expect((await enterPassword(accounts, name)).ok).toBe(true)
    expect(await hashNow()).toMatch(/^\$scrypt\$ln=8,/)
    expect((await enterPassword(accounts, name)).ok).toBe(true)
    expect(await accounts.session(headersOf(cookies))).not.toBeNull()
  })
})

async function withPasskey(store: TestStore) {
  const person = await withPerson(store)
  await store.db.insert(staffPasskeys).values({
    id: `key of ${person.id}`,
    staffId: person.id,
    name: 'Office computer',
    publicKey: 'AA',
    counter: 0,
    transports: [],
    createdAt: testNow,
  })
  return person
}
