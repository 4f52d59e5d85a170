import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { staffPasskeys } from '#server/db/schema/staff.ts'
import { staffEvents } from '#server/db/schema/staff-events.ts'
import {
  emailOf,
  enterPassword,
  goodPassword,
  headersOf,
  openTestStaff,
  withPerson,
} from '#tests/support/staff/staff.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { createInvite, inviteFirstOwner } from './invite-links.ts'

const minutes = (number: number) => new Date(testNow.getTime() + number * 60_000)

describe.each(testEngines)('accounts of the back office (%s)', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  describe('an invite', () => {
    const details = (name: string) => ({
      name,
      email: emailOf(name),
      password: goodPassword,
      lang: 'en' as const,
    })

    test('creates one account, however often its link is used at once', async () => {
      const accounts = openTestStaff(store, testNow)
      const request = { role: 'kitchen', invitedBy: null, person: null } as const
      const { secret } = await createInvite(store.db, request, testNow)
      const { signIn } = await accounts.visit()
      expect(await signIn.invite(secret)).toEqual({ role: 'kitchen', person: null })
      const results = await Promise.all(
        ['ling-a', 'ling-b', 'ling-c'].map((name) => signIn.accept(secret, details(name))),
      )
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect(results.filter((result) => !result.ok && result.refusal === 'no-invite')).toHaveLength(2)
      expect(await signIn.invite(secret)).toBeNull()
    })

    test('lasts 72 hours', async () => {
      const accounts = openTestStaff(store, testNow)
      const request = { role: 'office', invitedBy: null, person: null } as const
      const { secret } = await createInvite(store.db, request, testNow)
      accounts.setNow(minutes(72 * 60 - 1))
      expect(await (await accounts.visit()).signIn.invite(secret)).not.toBeNull()
      accounts.setNow(minutes(72 * 60))
      const { signIn } = await accounts.visit()
      expect(await signIn.accept(secret, details('late'))).toEqual({ ok: false, refusal: 'no-invite' })
    })

    test('can be used again after an error, which is explained', async () => {
      const { accounts, name } = await withPerson(store)
      const request = { role: 'office', invitedBy: null, person: null } as const
      const { secret } = await createInvite(store.db, request, testNow)
      const { signIn } = await accounts.visit()
      const refusal = async (changes: Partial<ReturnType<typeof details>>) => {
        const result = await signIn.accept(secret, { ...details(`${name}-new`), ...changes })
        return result.ok ? null : result.refusal
      }
      expect(await refusal({ name: ' ' })).toBe('no-name')
      expect(await refusal({ email: 'nobody' })).toBe('no-email')
      expect(await refusal({ password: 'short' })).toBe('too-short')
      expect(await refusal({ email: emailOf(name.toUpperCase()) })).toBe('email-taken')
      expect(await refusal({})).toBeNull()
    })

    test('for an existing account sets a new password, and ends its sessions and passkeys', async () => {
      const { accounts, name, id, cookies } = await withPerson(store)
      const passkey = { id: `${name}-passkey`, staffId: id, name: 'phone', publicKey: 'key', counter: 0 }
      await store.db.insert(staffPasskeys).values({ ...passkey, transports: [], createdAt: testNow })
      const owner = await accounts.person(`${name}-owner`, 'owner')
      const value = await (await accounts.visit(owner.cookies)).people.inviteAgain(id)
      if (!value.ok) throw new Error(value.refusal)
      const { signIn } = await accounts.visit()
      const password = 'nine owls at 3 in the tea'
      expect((await signIn.accept(value.value.secret, { ...details(name), password })).ok).toBe(true)
      expect(await accounts.session(headersOf(cookies))).toBeNull()
      expect((await enterPassword(accounts, name, password)).ok).toBe(true)
      expect(await store.db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, id))).toEqual([])
      const entries = await store.db.select().from(staffEvents).where(eq(staffEvents.subjectId, id))
      expect(entries.filter(({ verb }) => verb === 'remove-passkey')).toHaveLength(1)
    })

    test('cannot be guessed, because wrong links are limited by address', async () => {
      const accounts = openTestStaff(store, testNow)
      const request = { role: 'office', invitedBy: null, person: null } as const
      const { secret } = await createInvite(store.db, request, testNow)
      const { signIn } = await accounts.visit()
      for (let i = 0; i < 30; i++) expect(await signIn.invite(`guess-${i}`)).toBeNull()
      expect(await signIn.invite(secret)).toBeNull()
      expect(await (await accounts.visit([], '198.51.100.9')).signIn.invite(secret)).not.toBeNull()
    })
  })

  describe('the link for the first owner', () => {
    test('exists until there is an owner; an older link stops working', async () => {
      const fresh = await openTestStore(engine)
      onTestFinished(() => fresh.remove())
      const accounts = openTestStaff(fresh, testNow)
      const older = await inviteFirstOwner(fresh.db, testNow)
      const newer = await inviteFirstOwner(fresh.db, testNow)
      const { signIn } = await accounts.visit()
      expect(await signIn.invite(older?.secret ?? '')).toBeNull()
      const person = { name: 'Boss', email: 'boss@example.com', password: goodPassword, lang: 'zh' } as const
      expect((await signIn.accept(newer?.secret ?? '', person)).ok).toBe(true)
      expect(await inviteFirstOwner(fresh.db, testNow)).toBeNull()
    })
  })
})
