import { expect, onTestFinished, test } from 'vitest'
import { putOnSale } from '#server/commands/shop/list-set.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { createMenuFileApi } from './menu-file-api.ts'

test('the menu’s spreadsheet is written once, and again after the menu has changed', async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const api = createMenuFileApi(store, () => testNow)
  const owner = staffMember('Amy')
  const [first, second] = await Promise.all([api.file(owner, 'menu.xlsx'), api.file(owner, 'menu.xlsx')])
  expect(Buffer.from(first ?? []).toString('latin1', 0, 2)).toBe('PK')
  expect(second).toBe(first)
  expect(await api.file(owner, 'menu.xlsx')).toBe(first)
  await putOnSale(store, { setId: 2, isOnSale: false }, owner, testNow)
  expect(await api.file(owner, 'menu.xlsx')).not.toBe(first)
  expect(await api.file(staffMember('Bo', 'kitchen'), 'menu.xlsx')).toBeNull()
})
