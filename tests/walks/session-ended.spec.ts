/** A session that ends while somebody types: what they typed is there again once they have signed in. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { staffWelcomePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { driversPage } from '#content/staff/drivers.ts'
import { frame } from '#content/staff/frame.ts'
import { signInWords, welcomeWords } from '#content/staff/sign-in.ts'
import { staff, staffSessions } from '#server/db/schema/staff.ts'
import { createInvite } from '#server/staff/invite-links.ts'
import { test } from '#tests/support/order-site.ts'
import { expect } from '#tests/support/site.ts'
import { goodPassword } from '#tests/support/staff.ts'

test('what was typed survives the new sign-in, in this tab alone, and is not sent by itself', async ({
  page,
  shop: { store },
  noise,
}) => {
  // News of the ended session would close the page before the form is sent.
  noise.allow(/\/staff\/news/)
  await page.route('**/staff/news*', (route) => route.abort())
  const email = `typist-${randomBytes(4).toString('hex')}@example.com`
  const asked = { role: 'office', invitedBy: null, person: null } as const
  const { secret } = await createInvite(store.db, asked, new Date())
  await page.goto(staffWelcomePath(secret))
  await page.getByLabel(welcomeWords.name.zh).fill('Typist')
  await page.getByLabel(signInWords.email.zh).fill(email)
  await page.getByLabel(signInWords.password.zh, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: welcomeWords.submit.zh }).click()
  await expect(page).toHaveURL(new RegExp(`${staffPath('orders')}$`))

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
