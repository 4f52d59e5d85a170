import { describe, expect, test } from 'vitest'
import { attempt } from '#server/limits/guess.ts'
import { createLimiter } from '#server/limits/limiter.ts'
import { limits } from '#server/limits/limits.ts'
import { newestStaffEvents } from '#tests/support/staff/newest-staff-events.ts'
import {
  emailOf,
  enterPassword,
  goodPassword,
  type TestStaff,
  withPerson,
} from '#tests/support/staff/staff.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines } from '#tests/support/store/store.ts'
import type { Cookies } from './result.ts'
import { signInCounts } from './sign-in.ts'

describe.each(testEngines)('attempts to sign in (%s)', (engine) => {
  const store = setUpStore(engine)

  describe('a failed sign-in', () => {
    test('has the same response for a wrong password, an unknown and a blocked account', async () => {
      const { accounts, name } = await withPerson(store)
      const blockedPerson = await accounts.person(`${name}-blocked`, 'office')
      const owner = await accounts.person(`${name}-owner`, 'owner')
      await (await accounts.visit(owner.cookies)).people.block(blockedPerson.id, true)
      const results = [
        await enterPassword(accounts, name, 'wrong'),
        await enterPassword(accounts, `${name}-unknown`),
        await enterPassword(accounts, `${name}-blocked`),
      ]
      for (const result of results)
        expect(result).toEqual({
          ok: false,
          refusal: { code: 'wrong', remaining: 4, wait: expect.any(Number) },
        })
    })

    test('is allowed five times in a quarter of an hour, and then even the right password must wait', async () => {
      const { accounts, name } = await withPerson(store)
      for (const remaining of [4, 3, 2, 1, 0])
        expect(await enterPassword(accounts, name, 'wrong')).toMatchObject({
          refusal: { code: 'wrong', remaining },
        })
      const result = await enterPassword(accounts, name)
      expect(result).toMatchObject({ refusal: { code: 'too-many' } })
      if (result.ok || result.refusal.code !== 'too-many') throw new Error('accepted')
      expect(result.refusal.wait).toBeGreaterThan(800)
      expect(result.refusal.wait).toBeLessThanOrEqual(900)
    })

    test('blocks no sign-in from other addresses', async () => {
      const { accounts, name } = await withPerson(store)
      for (let i = 0; i < 6; i++) await enterPassword(accounts, name, 'wrong')
      const { signIn } = await accounts.visit([], '198.51.100.9')
      const input = { email: emailOf(name), password: goodPassword, stays: false }
      expect((await signIn.withPassword(input)).ok).toBe(true)
    })

    test('is also counted by address, for all accounts together', async () => {
      const { accounts, name } = await withPerson(store)
      for (let i = 0; i < 30; i++) await enterPassword(accounts, `${name}-${i}`, 'wrong')
      expect(await enterPassword(accounts, name)).toMatchObject({ refusal: { code: 'too-many' } })
    })

    test('is recorded in the audit log with the network, but without the address or any input', async () => {
      const { accounts, name } = await withPerson(store)
      await enterPassword(accounts, name, 'wrong')
      await enterPassword(accounts, `${name}-unknown`, 'wrong')
      const [unknown, known] = await newestStaffEvents(store.db, 2)
      expect(known).toMatchObject({ verb: 'fail-sign-in', subjectName: name, after: '192.0.2.0/24' })
      expect(unknown).toMatchObject({ verb: 'fail-sign-in', subjectName: '', actorName: '' })
      expect(unknown?.after).toBe('1 × 192.0.2.0/24')
      expect(JSON.stringify([known, unknown])).not.toMatch(/@|192\.0\.2\.1"/)
    })

    test('with an invented name is recorded at most once a minute', async () => {
      const { accounts, name } = await withPerson(store)
      const before = await newestStaffEvents(store.db, 1)
      for (let i = 0; i < 20; i++) await enterPassword(accounts, `${name}-${i}`, 'wrong')
      const after = await newestStaffEvents(store.db, 2)
      expect(after[0]).toMatchObject({ verb: 'fail-sign-in', subjectName: '' })
      expect(after[1]).toEqual(before[0])
    })

    test('with an unknown account takes as long as any other, and those beyond ten waiting are refused and not counted', async () => {
      // No hash ends before all requests have arrived.
      const passwordCost = { logN: 15, r: 8, p: 1 }
      const { accounts, name } = await withPerson(store, 'office', { passwordCost })
      const attempts = Array.from({ length: 40 }, (_, i) =>
        from(accounts, `${name}-${i}`, 'wrong', `198.51.100.${i}`),
      )
      const refusals = (await Promise.all(attempts)).map((result) => (result.ok ? null : result.refusal))
      const tooMany = refusals.filter((refusal) => refusal?.code === 'too-many')
      expect(tooMany.length).toBeGreaterThan(0)
      for (const refusal of tooMany) expect(refusal?.wait).toBe(5)
      expect(refusals.filter((refusal) => refusal?.code === 'wrong').length).toBeLessThanOrEqual(
        40 - tooMany.length,
      )
      expect((await enterPassword(accounts, name)).ok).toBe(true)
    })

    test('of one account is checked at most a hundred times, despite 50,001 invented names from 2,000 addresses', {
      tags: ['slow'],
    }, async () => {
      const { accounts, id } = await withPerson(store)
      const { limiter } = accounts
      let lookCount = 0
      const look = async () => {
        lookCount += 1
        return false
      }
      const tryOnce = (client: string, account: Parameters<typeof signInCounts>[1]) =>
        attempt(limiter, signInCounts(client, account), look, (isRight) => !isRight)
      const address = (i: number) => `10.0.${Math.floor(i / 250)}.${i % 250}`
      for (let i = 0; i <= 50_000; i++) await tryOnce(address(i % 2000), { name: `invented ${i}` })
      lookCount = 0
      for (let i = 0; i < 5000; i++) await tryOnce(`2001:db8:0:${i.toString(16)}::/64`, { id, mark: null })
      expect(lookCount).toBe(100)
    })

    test('is one of five, however many are sent at once', async () => {
      const { accounts, name } = await withPerson(store)
      const attempts = Array.from({ length: 24 }, (_, i) => enterPassword(accounts, name, `wrong ${i}`))
      const checkedAttempts = (await Promise.all(attempts)).filter(
        (result) => !result.ok && result.refusal.code === 'wrong',
      )
      expect(checkedAttempts).toHaveLength(5)
    })

    test('by passkey is counted by address, but a form without a passkey is not', async () => {
      const { accounts } = await withPerson(store)
      const { signIn } = await accounts.visit([], '198.51.100.30')
      const before = await newestStaffEvents(store.db, 1)
      for (let i = 0; i < 40; i++)
        expect(await signIn.withPasskey('')).toEqual({ ok: false, refusal: { code: 'wrong-passkey' } })
      expect(await newestStaffEvents(store.db, 1)).toEqual(before)
      for (let i = 0; i < 30; i++) await signIn.withPasskey('{}')
      expect(await signIn.withPasskey('{}')).toMatchObject({ refusal: { code: 'too-many' } })
    })

    test('from many addresses blocks strangers, but not the browser that signed in before', async () => {
      const { accounts, name, id } = await withPerson(store)
      const before = await enterPassword(accounts, name)
      if (!before.ok) throw new Error(before.refusal.code)
      await failFromEverywhere(accounts, name, id)
      expect(await from(accounts, name, goodPassword, '198.51.100.200')).toMatchObject({
        refusal: { code: 'too-many' },
      })
      const result = await from(accounts, name, goodPassword, '198.51.100.200', before.value)
      expect(result.ok).toBe(true)
      const other = await accounts.person(`${name}-other`, 'office')
      await failFromEverywhere(accounts, `${name}-other`, other.id)
      expect(
        await from(accounts, `${name}-other`, goodPassword, '198.51.100.201', before.value),
      ).toMatchObject({
        refusal: { code: 'too-many' },
      })
    })

    test('is not counted if the password is right or the database is away', async () => {
      const { accounts, name } = await withPerson(store)
      for (let i = 0; i < 12; i++) expect((await enterPassword(accounts, name)).ok).toBe(true)
      expect(await enterPassword(accounts, name, 'wrong')).toMatchObject({ refusal: { remaining: 4 } })
    })
  })
})

test('accounts and invented names get the same answers after 50,001 invented names from one address', {
  tags: ['slow'],
}, async () => {
  const limiter = createLimiter({ secret: 'secret', guesses: null, report: () => {} })
  const isLookedAt = async (client: string, account: Parameters<typeof signInCounts>[1]) => {
    const wrong = async () => null
    return (await attempt(limiter, signInCounts(client, account), wrong, () => true)).ok
  }
  for (let i = 0; i <= 50_000; i++) await isLookedAt('192.0.2.1', { name: `invented ${i}` })
  for (let i = 0; i < 20; i++) {
    const client = `198.51.100.${i}`
    expect(await isLookedAt(client, { name: `unknown ${i}` })).toBe(true)
    expect(await isLookedAt(client, { id: `account ${i}`, mark: null })).toBe(true)
  }
})

/** Only the last attempt checks a password, which takes a tenth of a second. */
async function failFromEverywhere(accounts: TestStaff, name: string, id: string): Promise<void> {
  const [{ max }] = limits.failedSignInsFromEverywhere
  for (let i = 1; i < max; i++) await accounts.limiter.take(['failedSignInsFromEverywhere', id])
  // This is the wait of the hour.
  expect(await from(accounts, name, 'wrong', '198.51.100.199')).toEqual({
    ok: false,
    refusal: { code: 'wrong', remaining: 0, wait: expect.closeTo(3600, -2) },
  })
}

async function from(
  accounts: TestStaff,
  name: string,
  password: string,
  address: string,
  cookies: Cookies = [],
) {
  const { signIn } = await accounts.visit(cookies, address)
  return signIn.withPassword({ email: emailOf(name), password, stays: false })
}
