import { expect, test } from 'vitest'
import { roles } from '#domain/staff/permissions.ts'
import { navigationFor } from './navigation.ts'

test.each(roles)('the navigation of a %s has no empty group', (role) => {
  const groups = navigationFor(role)
  expect(groups.length).toBeGreaterThan(0)
  for (const { entries } of groups) expect(entries).not.toEqual([])
})

test('the navigation of a driver shows runs, and nothing of the shop', () => {
  expect(navigationFor('driver').flatMap(({ entries }) => entries.map(({ page }) => page))).toEqual(['runs'])
})
