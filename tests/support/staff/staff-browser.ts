import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { staffWelcomePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { signInWords, welcomeWords } from '#content/staff/office/sign-in.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { createInvite } from '#server/accounts/people/invite-links.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { goodPassword } from './staff.ts'

/** Uses an invite link. */
export async function join(page: Page, { store }: ServedSite, role: Role, name: string) {
  const { secret } = await createInvite(store.db, { role, invitedBy: null, person: null }, new Date())
  await page.goto(staffWelcomePath(secret))
  await page.getByLabel(welcomeWords.name.zh).fill(name)
  await page.getByLabel(signInWords.email.zh).fill(`${name}-${randomBytes(4).toString('hex')}@example.com`)
  await page.getByLabel(signInWords.password.zh, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: welcomeWords.submit.zh }).click()
  await expect(page).toHaveURL(new RegExp(`${staffPath(role === 'driver' ? 'runs' : 'orders')}$`))
}

/** The order is due in a week. */
export async function place({ store }: ServedSite) {
  const now = new Date()
  const order = await placedOrder(store, orderInput(await store.content(), now), now)
  return { ...order, due: addDays(todayInHongKong(now), 7) }
}
