/** Input survives a sign-in page or a failure. */
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { staffWelcomePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { driversPage } from '#content/staff/day/drivers.ts'
import { signInWords, welcomeWords } from '#content/staff/office/sign-in.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { createInvite } from '#server/accounts/people/invite-links.ts'
import { staff, staffSessions } from '#server/db/schema/staff.ts'
import type { Store } from '#server/db/store/store.ts'
import { test } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { goodPassword } from '#tests/support/staff/staff.ts'

/** Signs in a new office account; resolves to its e-mail address. */
async function joinParts(page: Page, store: Pick<Store, 'db'>) {
  const email = `typist-${randomBytes(4).toString('hex')}@example.com`
  const request = { role: 'office', invitedBy: null, person: null } as const
  const { secret } = await createInvite(store.db, request, new Date())
  await page.goto(staffWelcomePath(secret))
  await page.getByLabel(welcomeWords.name.zh).fill('Typist')
  await page.getByLabel(signInWords.email.zh).fill(email)
  await page.getByLabel(signInWords.password.zh, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: welcomeWords.submit.zh }).click()
  await expect(page).toHaveURL(new RegExp(`${staffPath('orders')}$`))
  return email
}

test('the input of a form survives a new sign-in in this tab and is not sent automatically', async ({
  page,
  shop: { store },
  noise,
}) => {
  // The stream would close the page before the form is sent.
  noise.allow(/\/staff\/news/)
  await page.route('**/staff/news*', (route) => route.abort())
  const email = await joinParts(page, store)
  await page.goto(staffPath('drivers'))
  const name = page.getByLabel(driversPage.name.zh)
  await name.fill('Kit of the van')
  const [person] = await store.db.select().from(staff).where(eq(staff.email, email))
  await store.db.delete(staffSessions).where(eq(staffSessions.userId, person?.id ?? ''))
  await page.getByRole('button', { name: driversPage.add.zh }).click()

  await expect(page).toHaveURL(/sign-in/)
  await page.getByLabel(signInWords.email.zh).fill(email)
  await page.getByLabel(signInWords.password.zh, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: signInWords.submit.zh }).click()
  await expect(page.getByText(frame.typedBefore.zh)).toBeVisible()
  await expect(name).toHaveValue('Kit of the van')

  await page.getByRole('button', { name: driversPage.add.zh }).click()
  const links = page.getByRole('region', { name: driversPage.today.zh }).getByRole('listitem')
  await expect(links.filter({ hasText: 'Kit of the van' })).toHaveCount(1)
  await expect(page.getByText(frame.typedBefore.zh)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Kit of the van')
})

test('the input of a form is restored after a request without a response', async ({
  page,
  shop: { store },
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|network/)
  await joinParts(page, store)
  await page.goto(staffPath('drivers'))
  const name = page.getByLabel(driversPage.name.zh)
  await name.fill('Kit without a signal')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: driversPage.add.zh }).click()
  await expect(page.getByText(frame.nothingLost.zh)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: frame.again.zh }).click()
  await expect(page.getByText(frame.typedWhileAway.zh)).toBeVisible()
  await expect(name).toHaveValue('Kit without a signal')
})
