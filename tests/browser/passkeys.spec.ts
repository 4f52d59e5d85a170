/** Uses the browser's virtual authenticator. */
import { staffWelcomePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { accountPage, passkeyWords } from '#content/staff/office/account.ts'
import { signInWords, welcomeWords } from '#content/staff/office/sign-in.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { createInvite } from '#server/accounts/people/invite-links.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { testWithShop } from '#tests/support/site/order-site.ts'
import { serveTestSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { goodPassword } from '#tests/support/staff/staff.ts'

/** Passkeys need a host name, so the shop is opened as localhost. */
const test = testWithShop(() => serveTestSite({ now: new Date() }, 'localhost'))

test('a passkey is added with the password, signs in instead of it, and is removed', async ({
  page,
  shop,
  noise,
}) => {
  noise.allow(/403|400/)
  // The event stream is refused after the session has ended.
  noise.allow(/status of 401 .*\/staff\/news/)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  const { secret } = await createInvite(
    shop.store.db,
    { role: 'office', invitedBy: null, person: null },
    new Date(),
  )
  await page.goto(staffWelcomePath(secret))
  await page.getByLabel(welcomeWords.name.zh).fill('Kit')
  await page.getByLabel(signInWords.email.zh).fill('kit-passkey@example.com')
  await page.getByLabel(signInWords.password.zh, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: welcomeWords.submit.zh }).click()
  await expect(page).toHaveURL(new RegExp(`${staffPath('orders')}$`))

  await page.goto(staffPath('account'))
  await expectAccessible(page)
  const add = page.getByRole('region', { name: passkeyWords.title.zh })
  await add.getByLabel(passkeyWords.name.zh).fill('Office computer')
  await add.getByLabel(accountPage.current.zh, { exact: true }).fill('wrong password')
  await add.getByRole('button', { name: passkeyWords.add.zh }).click()
  await expect(add.getByRole('alert')).toHaveText(accountPage.wrong.zh)
  await expect(add.getByLabel(passkeyWords.name.zh)).toHaveValue('Office computer')
  await add.getByLabel(accountPage.current.zh, { exact: true }).fill(goodPassword)
  await add.getByRole('button', { name: passkeyWords.add.zh }).click()
  await expect(add.getByRole('listitem')).toContainText('Office computer')

  await page.getByRole('button', { name: frame.signOut.zh }).first().click()
  await expect(page).toHaveURL(new RegExp(staffPath('signIn')))
  await expectAccessible(page)
  await page.getByRole('button', { name: passkeyWords.signIn.zh }).click()
  await expect(page).toHaveURL(new RegExp(`${staffPath('orders')}$`))

  // Without user verification the passkey is refused.
  await page.context().clearCookies()
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto(staffPath('signIn'))
  await page.getByRole('button', { name: passkeyWords.signIn.zh }).click()
  await expect(page.getByRole('alert')).toHaveText(passkeyWords.failed.zh)

  // A copied key whose counter went backwards is refused.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  const [credential] = credentials
  if (!credential) throw new Error('the authenticator has no passkey')
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
  await devtools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: 0 },
  })
  await page.getByRole('button', { name: passkeyWords.signIn.zh }).click()
  await expect(page.getByRole('alert')).toHaveText(passkeyWords.failed.zh)
})
