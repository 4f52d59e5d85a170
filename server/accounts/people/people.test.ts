import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Role, roles } from '#domain/staff/permissions.ts'
import { staff as staffTable } from '#server/db/schema/staff.ts'
import { enterPassword, headersOf, openTestStaff, withPerson } from '#tests/support/staff/staff.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'

const everything = { person: null, kind: null, day: null, search: '', before: null }

describe.each(testEngines)('people of the back office (%s)', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  describe('people with accounts', () => {
    async function withOwner(role: Role = 'office') {
      const person = await withPerson(store, role)
      const owner = await person.accounts.person(`${person.name}-owner`, 'owner')
      return { ...person, owner, manage: (await person.accounts.visit(owner.cookies)).people }
    }

    test('lose their sessions at once when they are blocked or get another role', async () => {
      const { accounts, name, id, cookies, manage } = await withOwner()
      expect(await manage.block(id, true)).toEqual({ ok: true, value: null })
      expect(await accounts.session(headersOf(cookies))).toBeNull()
      await manage.block(id, false)
      const again = await enterPassword(accounts, name)
      if (!again.ok) throw new Error(again.refusal.code)
      expect(await manage.changeRole(id, 'packer')).toEqual({ ok: true, value: null })
      expect(await accounts.session(headersOf(again.value))).toBeNull()
      const person = (await manage.people()).find((person) => person.id === id)
      expect(person).toMatchObject({ role: 'packer', isBlocked: false, hasPassword: true, passkeys: 0 })
    })

    test('are changed with an entry in the audit log: who, whom, from and to', async () => {
      const { name, id, manage } = await withOwner()
      await manage.changeRole(id, 'kitchen')
      const { entries } = await manage.events({ ...everything, person: id, kind: 'accounts' })
      expect(entries.find(({ verb }) => verb === 'change-role')).toMatchObject({
        actor: `${name}-owner`,
        subject: name,
        before: 'office',
        after: 'kitchen',
      })
    })

    test('can be changed by owners only', async () => {
      const { accounts, name, id } = await withOwner()
      for (const role of roles.filter((each) => each !== 'owner')) {
        const { cookies } = await accounts.person(`${name}-${role}`, role)
        const { people: manage } = await accounts.visit(cookies)
        for (const attempt of [
          manage.invite('owner', ''),
          manage.changeRole(id, 'owner'),
          manage.block(id, true),
          manage.endSessions(id),
          manage.endSession('any'),
        ])
          expect(await attempt).toEqual({ ok: false, refusal: 'not-allowed' })
        await expect(manage.people()).rejects.toThrow()
        await expect(manage.sessions()).rejects.toThrow()
        await expect(manage.invites()).rejects.toThrow()
        await expect(manage.events(everything)).rejects.toThrow()
      }
    })

    test('always include an owner, even when two remove each other at once', async () => {
      const fresh = await openTestStore(engine)
      onTestFinished(() => fresh.remove())
      const accounts = openTestStaff(fresh, testNow)
      const [one, two] = [await accounts.person('one', 'owner'), await accounts.person('two', 'owner')]
      const [first, second] = [await accounts.visit(one.cookies), await accounts.visit(two.cookies)]
      const results = await Promise.all([
        first.people.block(two.id, true),
        second.people.changeRole(one.id, 'driver'),
      ])
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      const { rows } = await fresh.db.execute(
        sql`select id from staff where role = 'owner' and blocked_at is null`,
      )
      expect(rows).toHaveLength(1)
    })

    test('are never deleted', async () => {
      await expect(store.db.delete(staffTable)).rejects.toThrow()
    })

    test.each(['blocked', 'given another role'] as const)(
      'who are %s lose their open links',
      async (change) => {
        const { accounts, name, owner, manage } = await withOwner()
        const other = await accounts.person(`${name}-second`, 'owner')
        const invite = async (role: Role) => {
          const value = await (await accounts.visit(other.cookies)).people.invite(role, '')
          if (!value.ok) throw new Error(value.refusal)
          return value.value.secret
        }
        const secret = await invite('owner')
        const { signIn } = await accounts.visit()
        expect(await signIn.invite(secret)).not.toBeNull()
        if (change === 'blocked') await manage.block(other.id, true)
        else await manage.changeRole(other.id, 'office')
        expect(await signIn.invite(secret)).toBeNull()
        expect(owner.id).not.toBe(other.id)
      },
    )
  })
})
