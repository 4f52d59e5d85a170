/** These forms are sent as by a browser without JavaScript. */
import { staffWelcomePath } from '#app/paths.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { createInvite } from '#server/accounts/people/invite-links.ts'
import { type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { pageWithoutBreaks } from '#tests/support/site/without-breaks.ts'
import { testNow } from '#tests/support/store/store.ts'
import { goodPassword } from './staff.ts'

/** A field with several values is a group of ticked boxes. */
export type FormFields = Readonly<Record<string, string | File | readonly string[]>>

/** Multipart if there is a file. */
export async function postForm(site: Pick<TestSite, 'app'>, path: string, fields: FormFields, cookie = '') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || value instanceof File) form.append(name, value)
    else for (const each of value) form.append(name, each)
  }
  const hasFile = Object.values(fields).some((value) => value instanceof File)
  const body = hasFile ? form : new URLSearchParams([...form] as [string, string][])
  const headers = { origin: testConfig.siteUrl, cookie }
  return pageWithoutBreaks(await site.app.request(path, { method: 'POST', headers, body }))
}

export interface FormAnswer {
  readonly status: number
  readonly html: string
  /** The address is empty without a redirect. */
  readonly to: string
}

export interface Browsing {
  page(path: string): Promise<string>
  post(path: string, fields: FormFields): Promise<FormAnswer>
}

/** @param site opens later */
export function browseAs(cookie: string, site: () => TestSite): Browsing {
  return {
    page: async (path) => (await site().request(path, { headers: { cookie } })).text(),
    async post(path, fields) {
      const response = await postForm(site(), path, fields, cookie)
      const to = response.headers.get('location') ?? ''
      return { status: response.status, html: await response.text(), to }
    },
  }
}

const escapes = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

export const unescapeHtml = (html: string) =>
  html.replace(/&(quot|lt|gt|amp);/g, (sign) => escapes[sign as keyof typeof escapes])

/** Value of the first hidden field of this name. */
export const hiddenField = (html: string, name: string) =>
  unescapeHtml(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')

export const openedFieldOn = (html: string) => hiddenField(html, 'opened')

/** The result is a Cookie header. */
export const cookiesSet = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Resolves to the cookies of the first session. */
export async function joinStaff(site: TestSite, name: string, role: Role): Promise<string> {
  const { secret } = await createInvite(site.store.db, { role, invitedBy: null, person: null }, testNow)
  const fields = { name, email: `${name.toLowerCase()}@example.com`, password: goodPassword, lang: 'zh' }
  return cookiesSet(await postForm(site, staffWelcomePath(secret), fields))
}
