import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { dayLink, driversPage } from '#content/staff/day/drivers.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { cookiesSet, joinStaff, postForm } from '#tests/support/staff/staff-forms.ts'

let site: TestSite
let office: string
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
  office = await joinStaff(site, 'Ming', 'office')
})
afterAll(() => site.close())

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  postForm(site, path, fields, cookie)
const manage = async (fields: Record<string, string>) => {
  const response = await post(staffPath('drivers'), fields, office)
  return { status: response.status, html: await response.text() }
}
const driverOn = (html: string) => /name="driver" value="([\w-]+)"/.exec(html)?.[1] ?? ''
const linkOn = (html: string) =>
  /value="http:\/\/localhost:3000(\/staff\/day\/[\w-]{43}\/)"/.exec(html)?.[1] ?? ''

test('the office adds a driver and makes a link, which signs in once and is revoked', async () => {
  const addResponse = await manage({ verb: 'add', name: 'Kit' })
  expect(addResponse).toMatchObject({ status: 200, html: expect.stringContaining('Kit') })
  const driver = driverOn(addResponse.html)
  const link = linkOn((await manage({ verb: 'give', driver })).html)

  // A link preview in the chat does not use the link up.
  for (let i = 0; i < 2; i++) {
    const response = await site.request(link)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(dayLink.start.zh)])
  }
  const signIn = await post(link, {})
  expect([signIn.status, signIn.headers.get('location')]).toEqual([302, staffPath('home')])
  const cookie = cookiesSet(signIn)
  const home = await site.request(staffPath('home'), { headers: { cookie } })
  expect(home.status).toBe(302)
  expect(home.headers.get('location')).not.toContain(staffPath('signIn'))

  expect((await site.request(link)).status).toBe(410)
  const again = await post(link, {})
  expect([again.status, await again.text()]).toEqual([410, expect.stringContaining(dayLink.gone.zh)])
  expect((await site.request(link, { headers: { cookie } })).headers.get('location')).toBe(staffPath('home'))

  expect((await manage({ verb: 'revoke', driver })).status).toBe(200)
  const after = await site.request(staffPath('home'), { headers: { cookie } })
  expect(after.headers.get('location')).toContain(staffPath('signIn'))
})

test('the number that customers ring is stored with the driver, and a wrong one is refused and kept in the form', async () => {
  const addResponse = await manage({ verb: 'add', name: 'Che', phone: '9123 4567' })
  expect(addResponse).toMatchObject({ status: 200, html: expect.stringContaining('value="9123 4567"') })
  const [before = ''] = addResponse.html.split('value="9123 4567"')
  const driver = before.split('name="driver" value="').at(-1)?.split('"')[0] ?? ''
  const wrong = await manage({ verb: 'change-phone', driver, phone: '12-34' })
  expect(wrong.status).toBe(400)
  for (const words of [driversPage.badPhone.zh, 'value="12-34"']) expect(wrong.html).toContain(words)
  const clearResponse = await manage({ verb: 'change-phone', driver, phone: '' })
  expect(clearResponse.status).toBe(200)
  expect(clearResponse.html).not.toContain('9123 4567')
  expect((await manage({ verb: 'change-phone', driver: 'nobody', phone: '' })).status).toBe(404)
  const owner = await joinStaff(site, 'Lok', 'owner')
  const people = await site.request(`${staffPath('people')}?kind=accounts&q=Che`, {
    headers: { cookie: owner },
  })
  const auditLog = (await people.text()).split('id="trail"')[1] ?? ''
  // The audit log has only the last digits.
  expect(auditLog).toContain('…4567 → –')
  expect(auditLog).not.toMatch(/9123 ?4567/)
})

test('a driver without a name is refused with what to do', async () => {
  expect(await manage({ verb: 'add', name: ' ' })).toMatchObject({
    status: 400,
    html: expect.stringContaining(driversPage.noName.zh),
  })
  expect((await manage({ verb: 'give', driver: 'nobody' })).status).toBe(404)
  expect((await manage({ verb: 'else' })).status).toBe(400)
})
