import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffWelcomePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { secondFactorWords } from '#content/staff/office/second-factor.ts'
import {
  accountProblems,
  attemptsLeft,
  signInWords,
  tooManySignIns,
  welcomeWords,
} from '#content/staff/office/sign-in.ts'
import { createInvite } from '#server/accounts/people/invite-links.ts'
import { settings } from '#server/db/schema/settings.ts'
import { staff, staffPasskeys } from '#server/db/schema/staff.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { codeOfApp } from '#tests/support/staff/authenticator.ts'
import { goodPassword } from '#tests/support/staff/staff.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
})
afterAll(() => site.close())

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.request(path, {
    method: 'POST',
    headers: { origin: testConfig.siteUrl, ...headers },
    body: new URLSearchParams(fields),
  })
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function withAccount(email: string) {
  const request = { role: 'office', invitedBy: null, person: null } as const
  const { secret } = await createInvite(site.store.db, request, testNow)
  const welcomeResponse = await post(staffWelcomePath(secret), {
    name: 'Ming',
    email,
    password: goodPassword,
    lang: 'en',
  })
  return { secret, welcomed: welcomeResponse, cookie: cookieOf(welcomeResponse) }
}

test('a one-time link creates an account and signs in; afterwards it says that it is used', async () => {
  const { secret, welcomed, cookie } = await withAccount('one@example.com')
  expect([welcomed.status, welcomed.headers.get('location')]).toEqual([302, staffPath('home')])
  const home = await site.request(staffPath('orders'), { headers: { cookie } })
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Ming')])
  const again = await site.request(`${staffWelcomePath(secret)}?lang=en`)
  expect([again.status, await again.text()]).toEqual([410, expect.stringContaining(welcomeWords.gone.en)])
})

test('the sign-in form keeps its input beside the errors', async () => {
  const request = { role: 'office', invitedBy: null, person: null } as const
  const { secret } = await createInvite(site.store.db, request, testNow)
  const fields = { name: 'Ling', email: 'ling@example.com', password: 'password1234', lang: 'zh' }
  const response = await post(staffWelcomePath(secret), fields)
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain(accountProblems.common.zh)
  expect(html).toContain('value="Ling"')
  expect(html).toContain('value="ling@example.com"')
  expect(html).not.toContain('password1234')
})

test('e-mail and password sign in, and lead to the requested page', async () => {
  await withAccount('two@example.com')
  const fields = { email: 'two@example.com', password: goodPassword, to: '/staff/?x=1' }
  const response = await post(staffPath('signIn'), fields)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/staff/?x=1'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const cookie = cookieOf(response)
  expect((await site.request(staffPath('orders'), { headers: { cookie } })).status).toBe(200)
  const elsewhere = await post(staffPath('signIn'), { ...fields, to: 'https://evil.example/staff/' })
  expect(elsewhere.headers.get('location')).toBe(staffPath('home'))
})

test('a wrong password says how many attempts are left, in the language of the page', async () => {
  const fields = { email: 'nobody@example.com', password: 'wrong' }
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  const response = await post(`${staffPath('signIn')}?lang=en`, fields, headers)
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain(signInWords.wrong.en)
  expect(html).toContain(attemptsLeft({ remaining: 4, wait: 15 * 60 }).en)
  expect(html).toContain('value="nobody@example.com"')
  for (let i = 0; i < 4; i++) await post(staffPath('signIn'), fields, headers)
  expect(await (await post(staffPath('signIn'), fields, headers)).text()).toContain(
    tooManySignIns(15 * 60).zh,
  )
})

test('if the shop requires a second factor, a password leads people with a passkey to it', async () => {
  const { db } = site.store
  await withAccount('passkey@example.com')
  const [person] = await db.select().from(staff).where(eq(staff.email, 'passkey@example.com'))
  const key = { id: 'key-of-passkey', name: 'phone', publicKey: 'key', counter: 0, transports: [] }
  await db.insert(staffPasskeys).values({ ...key, staffId: person?.id ?? '', createdAt: testNow })
  await db.update(settings).set({ secondFactorRequired: true })
  const fields = { email: 'passkey@example.com', password: goodPassword }
  const response = await post(`${staffPath('signIn')}?lang=en`, fields)
  await db.update(settings).set({ secondFactorRequired: false })
  expect([response.status, response.headers.getSetCookie()]).toEqual([400, []])
  const html = await response.text()
  expect(html).toContain(secondFactorWords.passkeyWanted.en)
  expect(html).toContain('value="passkey@example.com"')
})

test('sign-ins that would wait too long get status 429 at once, without a page', async () => {
  const pages = await openPageBuild('build')
  const slow = await site.beside({ pages, passwordCost: { logN: 12, r: 8, p: 1 } })
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      slow.app.request(`${staffPath('signIn')}?lang=en`, {
        method: 'POST',
        headers: { origin: testConfig.siteUrl, 'x-forwarded-for': `203.0.113.${i}` },
        body: new URLSearchParams({ email: `flood${i}@example.com`, password: 'wrong' }),
      }),
    ),
  )
  const busyResponses = responses.filter(({ status }) => status === 429)
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(40 - busyResponses.length)
  expect(busyResponses.length).toBeGreaterThan(0)
  const [first] = busyResponses
  expect(first?.headers.get('retry-after')).toBe('5')
  const html = (await first?.text()) ?? ''
  expect(html).toContain(tooManySignIns(5).en)
  expect(html).not.toContain('<form')
})

test('two-step sign-in is set up on one’s own page, and then a code is required after the password', async () => {
  const email = 'six@example.com'
  const { cookie } = await withAccount(email)
  const setupResponse = await post(
    staffPath('account'),
    { verb: 'begin-second-factor', password: goodPassword },
    { cookie },
  )
  const setup = await setupResponse.text()
  const [, secret = ''] = /<code class="[^"]*">([A-Z2-7 ]{32,})<\/code>/.exec(setup) ?? []
  expect([setupResponse.status, setup]).toEqual([200, expect.stringContaining(secondFactorWords.picture.en)])
  const confirmResponse = await post(
    staffPath('account'),
    { verb: 'confirm-second-factor', code: codeOfApp(secret, testNow) },
    { cookie: `${cookie}; ${cookieOf(setupResponse)}` },
  )
  const html = await confirmResponse.text()
  expect([confirmResponse.status, html]).toEqual([200, expect.stringContaining(secondFactorWords.on.en)])
  const codes = [...html.matchAll(/<li><code>([A-Z2-9]{8})<\/code>/g)].map(([, code = '']) => code)
  expect(codes).toHaveLength(10)

  const to = staffPath('kitchen')
  const signInResponse = await post(`${staffPath('signIn')}?lang=en`, { email, password: goodPassword, to })
  const next = signInResponse.headers.get('location') ?? ''
  expect([signInResponse.status, next]).toEqual([302, expect.stringContaining('step=code')])
  const waitingCookie = cookieOf(signInResponse)
  expect((await site.request(to, { headers: { cookie: waitingCookie } })).status).toBe(302)
  const form = await (await site.request(next, { headers: { cookie: waitingCookie } })).text()
  expect(form).toContain(secondFactorWords.codeHint.en)
  const wrong = await post(next, { code: '000000', to }, { cookie: waitingCookie })
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    expect.stringContaining(secondFactorWords.wrong.en),
  ])
  const right = await post(next, { code: codes[0] ?? '', to }, { cookie: cookieOf(wrong) })
  expect([right.status, right.headers.get('location')]).toEqual([302, to])
  const late = await post(next, { code: codes[1] ?? '', to }, { cookie: waitingCookie })
  expect([late.status, await late.text()]).toEqual([
    400,
    expect.stringContaining(secondFactorWords.tooLate.en),
  ])
})

test('a form of another site neither signs in nor out, and is logged with its network', async () => {
  const { cookie } = await withAccount('three@example.com')
  const foreign = { origin: 'https://evil.example', cookie }
  const fields = { email: 'three@example.com', password: goodPassword }
  expect((await post(staffPath('signIn'), fields, foreign)).status).toBe(403)
  expect((await post(staffPath('signOut'), {}, foreign)).status).toBe(403)
  expect((await site.request(staffPath('orders'), { headers: { cookie } })).status).toBe(200)
  expect(site.logLines).toContain('refused: a form of another site, from unknown, 1 ×')
})

test('a request for a page that the role may not open is logged', async () => {
  const { cookie } = await withAccount('five@example.com')
  const headers = { cookie, 'x-forwarded-for': '203.0.113.77' }
  // A site without a log line within the last minute.
  const quiet = await site.beside({ pages: await openPageBuild('build') })
  expect((await quiet.app.request(staffPath('people'), { headers })).status).toBe(404)
  expect(site.logLines).toContain(
    'refused: a page that is missing or closed to office, from 203.0.113.0/24, 1 ×',
  )
})

test('signing out ends the session; its cookie opens nothing afterwards', async () => {
  const { cookie } = await withAccount('four@example.com')
  const remaining = await post(staffPath('signOut'), {}, { cookie })
  expect([remaining.status, remaining.headers.get('location')]).toEqual([302, staffPath('signIn')])
  expect(remaining.headers.getSetCookie()[0]).toMatch(/^staff=; Max-Age=0/)
  const after = await site.request(staffPath('orders'), { headers: { cookie } })
  expect(after.headers.get('location')).toContain(staffPath('signIn'))
})
