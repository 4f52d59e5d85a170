import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Cookies } from '#server/site/staff/accounts-result.ts'
import { createPresence } from '#server/site/staff/presence.ts'
import { enterPassword, headersOf, withPerson } from '#tests/support/staff/staff.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'

const order = 'ABCD-2345' as OrderReference

describe.each(testEngines)('a session that is ended (%s)', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  /** A server of the shop that hears what the database tells. */
  async function openServer() {
    const presence = createPresence({ db: store.db, now: () => testNow })
    const listening = store.listen((payload) => presence.hear(payload))
    onTestFinished(async () => {
      presence.stop()
      await listening.stop()
    })
    return { presence, listening }
  }
  const names = ({ presence }: Awaited<ReturnType<typeof openServer>>) =>
    presence.colleagues(order, 'somebody else').map(({ name }) => name)

  /** Two sessions of one person, each with a page of the order. */
  async function withTwoSessions() {
    const person = await withPerson(store)
    const { accounts, name, cookies } = person
    const elsewhere = await enterPassword(accounts, name)
    if (!elsewhere.ok) throw new Error(elsewhere.refusal.code)
    const server = await openServer()
    await expect.poll(() => server.listening.isHearing()).toBe(true)
    const open = async (these: Cookies, as: string) => {
      const session = await accounts.session(headersOf(these))
      const page = { page: `page-of-${as}`, session: session?.id ?? '', staffId: as, name: as }
      await server.presence.open({ order, edits: false, ...page })
    }
    await open(cookies, 'first')
    await open(elsewhere.value, 'second')
    expect(names(server)).toEqual(['first', 'second'])
    return { ...person, server }
  }

  test('by signing out has no order open any more, at once', async () => {
    const { accounts, cookies, server } = await withTwoSessions()
    await (await accounts.visit(cookies)).signIn.signOut()
    await expect.poll(() => names(server)).toEqual(['second'])
  })

  test('from another device has no order open any more, at once', async () => {
    const { accounts, cookies, server } = await withTwoSessions()
    await (await accounts.visit(cookies)).account.endOtherSessions()
    await expect.poll(() => names(server)).toEqual(['first'])
  })

  test('by an owner has no order open any more, at once', async () => {
    const { id, server } = await withTwoSessions()
    const owner = await withPerson(store, 'owner')
    await (await owner.accounts.visit(owner.cookies)).people.endSessions(id)
    await expect.poll(() => names(server)).toEqual([])
  })
})
