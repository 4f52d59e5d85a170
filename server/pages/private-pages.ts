/** Private pages are rendered for each request. Forms post to their page, so that they work without JavaScript. */
import { randomBytes } from 'node:crypto'
import { foreignForm, notAllowed } from '#content/pages/failure.ts'
import { pageLimits } from '#domain/call-limits.ts'
import { unattendedHeader } from '#domain/staff/office/staff-session.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { AccountsOf } from '#server/accounts/open-staff.ts'
import { respondOnce } from '#server/http/response.ts'
import { isFromHere } from '#server/http/same-origin.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { SessionOf, SessionUse } from '#server/page-data/session.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import type { SiteConfig } from '#server/page-data/site-api.ts'
import { failureHtml, failurePageHeaders } from './failure-page.ts'
import { openWithinLimits, tooMany } from './order-guess.ts'
import type { PageSource } from './page-build.ts'
import { pageHtml } from './page-html.ts'
import { addressedLang, asksForData, type PageAddress, unknownStaffPage } from './page-policy.ts'
import { methodNotAllowed, toNotFound } from './plain-responses.ts'
import type { Renderer } from './render.ts'
import { StaffFailure, savedForm } from './staff-failure.ts'

export interface PrivatePagesOptions {
  readonly source: PageSource
  readonly config: SiteConfig
  readonly shop: ShopDetailsReader
  readonly limiter: Limiter
  readonly sessionOf: SessionOf
  readonly accountsOf: AccountsOf
  readonly countRefusal: (what: string, client: string) => void
}

/** Retry-After has this many seconds by default. */
export const briefWait = 5

/** The URL may contain a key. */
const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  // `no-referrer` would remove the origin of posted forms.
  'Referrer-Policy': 'same-origin',
}

export async function openPrivatePage(
  { source, config, shop, limiter, sessionOf, accountsOf, countRefusal }: PrivatePagesOptions,
  request: Request,
  client: string,
  page: PageAddress,
  pages: Renderer,
): Promise<Response> {
  if (request.method === 'POST' && !isFromHere(request, config.siteUrl)) {
    countRefusal('a form of another site', client)
    return withPrivateHeaders(refuse(foreignForm, 403, page, shop))
  }
  const form = page.isStaff ? savedForm(request, page) : null
  const isData = asksForData(new URL(request.url))
  let lang: Lang | null = null
  const open = async () => {
    const { headers, body } = request
    // The HTTP server leaves out the body.
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const { isStaff } = page
    // Staff may change an order through the customer's link.
    const isChange = page.page === 'order' && method === 'POST'
    const session = isStaff || isChange ? await sessionOf(request, sessionUse(request)) : null
    lang = isStaff ? (session?.staff.lang ?? null) : null
    const accounts = isStaff ? await accountsOf({ headers, client, session }) : undefined
    const nonce = isStaff ? randomBytes(16).toString('base64url') : undefined
    const pageResponse = await pages.render(page.address, {
      method,
      headers,
      body,
      session,
      client,
      accounts,
      isStaff,
      nonce,
    })
    if (session && page.page !== unknownStaffPage.id) {
      const { role } = session.staff
      if (pageResponse.status === 403) countRefusal(`an action that ${role} may not take`, client)
      // A forbidden page responds like a missing one.
      if (pageResponse.status === 404) countRefusal(`a page that is missing or closed to ${role}`, client)
    }
    // A backup is compressed, and larger than the memory.
    if (pageResponse.headers.get('content-type') === 'application/gzip')
      return withPrivateHeaders(pageResponse)
    // Decoding would remove the byte order mark, which spreadsheets need.
    if (isData || isFile(pageResponse)) return withPrivateHeaders(await smaller(request, pageResponse))
    if (pageResponse.status >= 300 && pageResponse.status < 400) return withPrivateHeaders(pageResponse)
    if (pageResponse.status === 404 && !isStaff)
      return withPrivateHeaders(withCookiesOf(pageResponse, toNotFound(page.lang)))
    if (pageResponse.status === 405) return methodNotAllowed('GET, HEAD')
    if (pageResponse.status === 429 && pageResponse.body === null)
      return tooMany(
        Number(pageResponse.headers.get('Retry-After')) || briefWait,
        inAddressedLang(page),
        shop,
      )
    if (pageResponse.body === null)
      return withPrivateHeaders(refuse(notAllowed, pageResponse.status, page, shop))
    const { html, headers: values } = await pageHtml(pageResponse, page, pages, source, config, nonce)
    const htmlResponse = new Response(html, { status: pageResponse.status, headers: values })
    return withPrivateHeaders(
      withCookiesOf(pageResponse, isKeyless(page) ? await smaller(request, htmlResponse) : htmlResponse),
    )
  }
  try {
    return await openWithinLimits({ limiter, shop }, client, page, request, open)
  } catch (error) {
    if (!page.isStaff) throw error
    throw new StaffFailure(error, lang, form && (await form.formData()))
  }
}

const inAddressedLang = (page: PageAddress): PageAddress => ({
  ...page,
  lang: addressedLang(page.address) ?? page.lang,
})

/** Only reads may be automatic: a form is always posted by a person. */
const sessionUse = ({ method, headers }: Request): SessionUse =>
  method !== 'POST' && headers.has(unattendedHeader) ? 'unnoticed' : 'person'

/** Compressing a page with a key would reveal the key to an attacker who adds guesses and watches the length. */
const isKeyless = ({ page }: PageAddress): boolean => !('key' in (pageLimits[page] ?? {}))

/** A day's orders are half a megabyte, which drivers read on the road. */
async function smaller(request: Request, response: Response): Promise<Response> {
  const { 'set-cookie': _, 'content-type': type = '', ...headers } = Object.fromEntries(response.headers)
  const { status } = response
  const body = new Uint8Array(await response.arrayBuffer())
  const compression = await respondOnce(request, {
    status,
    headers: { ...headers, 'Content-Type': type },
    body,
  })
  return withCookiesOf(response, compression)
}

function refuse(
  words: { readonly title: Text; readonly lead: Text },
  status: number,
  { lang }: PageAddress,
  shop: ShopDetailsReader,
): Response {
  const details = shop.details()
  return new Response(failureHtml(words, lang, details), { status, headers: failurePageHeaders(details) })
}

const isFile = ({ headers }: Response) => headers.has('content-disposition')

function withCookiesOf(pageResponse: Response, response: Response): Response {
  for (const cookie of pageResponse.headers.getSetCookie()) response.headers.append('Set-Cookie', cookie)
  return response
}

function withPrivateHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
  return response
}
