import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/staff/permissions.ts'
import { openTestStaff } from '#tests/support/staff/staff.ts'
import { openTestStore, type TestStore, testNow } from '#tests/support/store/store.ts'
import { inviteCall, runCall } from './run-call.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.remove())

test.each(roles)('an invite for %s is a link that makes an account with this role', async (role) => {
  const { text, isError } = await runCall(store, [inviteCall, role], testNow)
  expect(isError).toBe(false)
  const [, token = ''] = /^\/staff\/welcome\/([\w-]{43})\/$/.exec(text) ?? []
  const { signIn } = await openTestStaff(store, testNow).visit()
  expect(await signIn.invite(token)).toEqual({ role, person: null })
})

test.each([[[inviteCall]], [[inviteCall, 'boss']], [[inviteCall, '']]])(
  '%j says which roles there are',
  async (argv) => {
    const { text, isError } = await runCall(store, argv, testNow)
    expect(isError).toBe(true)
    expect(text).toContain(roles.join(', '))
  },
)

test('any other call is about orders', async () => {
  expect((await runCall(store, ['list'], testNow)).isError).toBe(false)
})
