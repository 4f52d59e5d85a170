import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { tabletWords } from '#content/staff/day/tablet.ts'
import { accountPage } from '#content/staff/office/account.ts'
import { auditTexts, staffVerbNames } from '#content/staff/office/audit-log.ts'
import { peoplePage, peopleProblems } from '#content/staff/office/people.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { goodPassword } from '#tests/support/staff/staff.ts'
import { cookiesSet, joinStaff, postForm } from '#tests/support/staff/staff-forms.ts'

let site: TestSite
let owner: string
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
  owner = await joinStaff(site, 'Boss', 'owner')
})
afterAll(() => site.close())

const manage = async (fields: Record<string, string>) => {
  const response = await postForm(site, staffPath('people'), fields, owner)
  return { status: response.status, html: await response.text() }
}
const pageFor = async (path: string, cookie: string) => {
  const response = await site.request(path, { headers: { cookie } })
  return { status: response.status, html: await response.text(), to: response.headers.get('location') }
}
/** A person's table row and id. */
function rowOf(html: string, name: string) {
  const row = html.split('<tr').find((each) => each.includes(`<th scope="row">${name}</th>`)) ?? ''
  return { row, id: /name="person" value="([\w-]+)"/.exec(row)?.[1] ?? '' }
}
const linkIn = (html: string, kind: string) =>
  new RegExp(`value="http://localhost:3000(/staff/${kind}/[\\w-]{43}/)"`).exec(html)?.[1] ?? ''

test('an invitation is shown once, listed while it is open, and can be revoked', async () => {
  const inviteResponse = await manage({ verb: 'invite', name: 'Ling', role: 'office' })
  const link = linkIn(inviteResponse.html, 'welcome')
  expect((await pageFor(link, '')).status).toBe(200)
  const later = await pageFor(staffPath('people'), owner)
  expect(later.html).not.toContain(link)
  expect(later.html).toContain(`${peoplePage.takeBack.zh}: Ling`)
  const invite = /name="invite" value="(\d+)"/.exec(later.html)?.[1] ?? ''
  expect((await manage({ verb: 'revoke-invite', invite })).status).toBe(200)
  expect((await pageFor(link, '')).status).toBe(410)
})

test('the audit log can be searched by words, within the limits of the address', async () => {
  await joinStaff(site, 'Wing', 'office')
  const search = (query: string) => pageFor(`${staffPath('people')}?${query}`, owner)
  const auditLog = ({ html }: { html: string }) => html.split('id="trail"')[1] ?? ''
  const match = await search('q=wing')
  expect(auditLog(match)).toContain('value="wing"')
  expect(auditLog(match)).toContain(staffVerbNames.accept.zh)
  expect(auditLog(await search('q=ACDE-FGHJ'))).toContain(auditTexts.noneFound.zh)
  // An invalid place is ignored.
  expect(auditLog(await search('q=wing&before=nowhere'))).toContain(staffVerbNames.accept.zh)
  expect(auditLog(await search('before=1-orders-1'))).toContain(auditTexts.noneFound.zh)
  expect((await search(`q=${'x'.repeat(61)}`)).status).toBe((await search(`day=${'x'.repeat(61)}`)).status)
})

test('changing a role, blocking and ending sessions apply immediately and are in the audit log', async () => {
  const amy = await joinStaff(site, 'Amy', 'office')
  const { id } = rowOf((await pageFor(staffPath('people'), owner)).html, 'Amy')
  await manage({ verb: 'change-role', person: id, role: 'kitchen' })
  expect((await pageFor(staffPath('orders'), amy)).to).toContain(staffPath('signIn'))
  const response = await manage({ verb: 'block', person: id })
  expect(rowOf(response.html, 'Amy').row).toContain(peoplePage.blocked.zh)
  const auditLog = await pageFor(`${staffPath('people')}?person=${id}&kind=accounts`, owner)
  for (const verb of ['change-role', 'block', 'accept'] as const)
    expect(auditLog.html).toContain(staffVerbNames[verb].zh)
  expect(auditLog.html).toMatch(
    new RegExp(`${roleNames.office.zh}(<!-- -->)? → (<!-- -->)?${roleNames.kitchen.zh}`),
  )
})

test('the last owner cannot change role, and the page says why', async () => {
  const { id } = rowOf((await pageFor(staffPath('people'), owner)).html, 'Boss')
  const response = await manage({ verb: 'change-role', person: id, role: 'driver' })
  expect(response).toMatchObject({
    status: 409,
    html: expect.stringContaining(peopleProblems['last-owner'].zh),
  })
  expect((await manage({ verb: 'add', name: '', role: 'kitchen' })).status).toBe(400)
  expect((await manage({ verb: 'add', name: 'X', role: 'owner' })).status).toBe(400)
  expect((await manage({ verb: 'else' })).status).toBe(400)
})

test('a tablet is paired by its link, and people sign in by digits only on it', async () => {
  await manage({ verb: 'add', name: 'Cook', role: 'kitchen' })
  const response = await manage({ verb: 'pair', name: 'Stove', role: 'kitchen' })
  const link = linkIn(response.html, 'pair')
  expect((await pageFor(link, '')).html).toContain(tabletWords.pair.zh)
  const tablet = cookiesSet(await postForm(site, link, {}))
  const { id } = rowOf(response.html, 'Cook')
  const value = await manage({ verb: 'new-digits', person: id })
  const digits = /value="(\d{6})"/.exec(value.html)?.[1] ?? ''

  const door = await pageFor(staffPath('signIn'), tablet)
  expect(door.html).toContain('Stove')
  expect(door.html).toContain('name="digits"')
  const request = `${staffPath('signIn')}?to=${encodeURIComponent(staffPath('kitchen'))}`
  expect((await pageFor(request, tablet)).html).toContain(
    `by=email&amp;to=${encodeURIComponent(staffPath('kitchen'))}`,
  )
  const wrong = await postForm(
    site,
    staffPath('signIn'),
    { digits: digits === '000000' ? '111111' : '000000' },
    tablet,
  )
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining(tabletWords.wrong.zh)])
  const signInResponse = await postForm(site, staffPath('signIn'), { digits }, tablet)
  expect([signInResponse.status, signInResponse.headers.get('location')]).toEqual([302, staffPath('home')])
  const cook = cookiesSet(signInResponse)
  expect((await pageFor(staffPath('kitchen'), cook)).status).toBe(200)
  expect((await postForm(site, staffPath('signIn'), { digits })).status).toBe(400)

  const device =
    /name="device" value="([\w-]+)"/.exec((await pageFor(staffPath('people'), owner)).html)?.[1] ?? ''
  await manage({ verb: 'unpair', device })
  expect((await pageFor(staffPath('kitchen'), cook)).to).toContain(staffPath('signIn'))
  expect((await pageFor(staffPath('signIn'), tablet)).html).not.toContain('name="digits"')
})

test('everybody can choose a language and a password, and end their other sessions', async () => {
  const ben = await joinStaff(site, 'Ben', 'packer')
  const mine = (fields: Record<string, string>) => postForm(site, staffPath('account'), fields, ben)
  const english = (await mine({ verb: 'choose', lang: 'en' })).headers.get('location') ?? ''
  expect(english).toContain(staffPath('account'))
  const { html } = await pageFor(english, ben)
  expect(html).toContain('<html lang="en"')
  expect(html).toContain(accountPage.title.en)
  expect(html).toContain(accountPage.saved.en)

  const elsewhere = await postForm(site, staffPath('signIn'), {
    email: 'ben@example.com',
    password: goodPassword,
  })
  const other = cookiesSet(elsewhere)
  expect(
    (await mine({ verb: 'change-password', current: 'wrong', next: 'nine owls at 3 in the tea' })).status,
  ).toBe(400)
  const common = await mine({ verb: 'change-password', current: goodPassword, next: 'password1234' })
  expect(common.status).toBe(400)
  const response = await mine({
    verb: 'change-password',
    current: goodPassword,
    next: 'nine owls at 3 in the tea',
  })
  expect(await response.text()).toContain(accountPage.changed.en)
  expect((await pageFor(staffPath('orders'), other)).to).toContain(staffPath('signIn'))
  expect((await pageFor(staffPath('orders'), ben)).status).toBe(200)
})

test('passkey requests are JSON, and only for the owner of the password', async () => {
  const kim = await joinStaff(site, 'Kim', 'office')
  const ask = (fields: Record<string, string>, cookie = '') =>
    postForm(site, staffPath('passkey'), fields, cookie)
  const signIn = await ask({ purpose: 'sign-in' })
  expect(await signIn.json()).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(signIn.headers.getSetCookie()[0]).toMatch(
    /^staff-challenge=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect((await ask({ purpose: 'add', password: 'wrong' }, kim)).status).toBe(403)
  const add = await ask({ purpose: 'add', password: goodPassword }, kim)
  expect(await add.json()).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect((await ask({ purpose: 'add', password: goodPassword })).headers.get('location')).toContain(
    staffPath('signIn'),
  )
  for (const passkey of ['', '{}', '{"id":1}', 'x'.repeat(30_000)])
    expect((await postForm(site, staffPath('signIn'), { passkey }, cookiesSet(signIn))).status).toBe(400)
})
