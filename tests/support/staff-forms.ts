/** Forms of the back office, posted as a browser without scripts does, by people with real accounts. */
import { staffWelcomePath } from '#app/paths.ts'
import type { Role } from '#domain/permissions.ts'
import { createInvite } from '#server/staff/invite-links.ts'
import { type TestSite, testConfig } from './http-site.ts'
import { goodPassword } from './staff.ts'
import { testNow } from './store.ts'

export function postForm(site: TestSite, path: string, fields: Record<string, string>, cookie = '') {
  return site.request(path, {
    method: 'POST',
    headers: { origin: testConfig.siteUrl, cookie },
    body: new URLSearchParams(fields),
  })
}

/** What a browser sends back of the cookies that a response sets. */
export const cookiesSet = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Makes an account; resolves to the cookies of its first session. */
export async function joinStaff(site: TestSite, name: string, role: Role): Promise<string> {
  const { secret } = await createInvite(site.store.db, { role, invitedBy: null, person: null }, testNow)
  const fields = { name, email: `${name.toLowerCase()}@example.com`, password: goodPassword, lang: 'zh' }
  return cookiesSet(await postForm(site, staffWelcomePath(secret), fields))
}
