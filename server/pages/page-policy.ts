/** Decides which query parameters a page depends on, which pages are shared, and which URLs redirect. */
import { inLanguage, langOf, type PageId, pagePath, staffUnknownPath } from '#app/paths.ts'
import { pageLimits, routerLimits } from '#domain/call-limits.ts'
import type { ParameterLimits } from '#domain/input-limits.ts'
import { foldName } from '#domain/menu/set-lookup.ts'
import { type Lang, langs, parseLang } from '#domain/text.ts'
import { readParameters } from '#server/http/address-parameters.ts'

export const notFoundPage: string = 'notFound' satisfies PageId

/** Misspelt URLs in the specification, and their targets (decisions 4). */
export const misspelt: Readonly<Record<string, string>> = { '/enmenu/': '/en/menu/' }

/** Old URLs that show the home page under its own canonical URL (decisions 2). */
const homeAliases: readonly string[] = [
  '/call/',
  '/footer/',
  '/prodetails/',
  '/order/',
  '/find/',
  '/about-us/',
]

/**
 * Maps an old URL to the home page of its language, ignoring letter case like all routes; returns any other path
 * unchanged.
 */
export function withoutAlias(pathname: string): string {
  const folded = pathname.toLowerCase()
  return homeAliases.includes(inLanguage(folded, 'zh')) ? pagePath('home', langOf(folded)) : pathname
}

export interface PageAddress {
  readonly page: string
  readonly lang: Lang
  /** Path with its trailing slash and the relevant query parameters: it is what is rendered, and the cache key. */
  readonly address: string
  /** Rendered for each request, and never cached or indexed. */
  readonly isPrivate: boolean
  /** A page of the back office: it goes on in the browser, which also asks for its data alone. */
  readonly isStaff: boolean
}

const publicId = new RegExp(`^(shared|private)/(?:${langs.join('|')})/(.+)$`)

/** The entry of the route table that matches a URL. */
export interface RouteMatch {
  /**
   * `shared/<language>/<page>` or `private/<language>/<page>`; pages with any other id, such as staff pages, are
   * private.
   */
  readonly id: string
  /** The pattern in the table, with parameters such as `:section`. */
  readonly path: string
  /** Decoded parameters of the path. */
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Stands for every address of the back office that is no page: it answers inside its frame, or asks for a sign-in. */
export const unknownStaffPage: RouteMatch = { id: 'staff/unknown', path: staffUnknownPath, params: {} }

export const isStaffPath = (pathname: string): boolean => pathname.toLowerCase().startsWith('/staff/')

/**
 * Describes a URL of the route table, or returns null when one of its parameters exceeds its limit. All spellings of
 * one page map to one address, so that the cache never holds more responses than there are pages: the router accepts
 * /MENU/ for /menu/, and either case of every letter. Query parameters that the page does not use are removed.
 */
export function pageAddress({ id, path, params }: RouteMatch, url: URL): PageAddress | null {
  const [, kind, page = id] = publicId.exec(id) ?? []
  const isStaff = id.startsWith('staff/')
  const limits: ParameterLimits = { ...pageLimits[page], ...(isStaff && routerLimits) }
  const read = readParameters(limits, url, params)
  if (!read.ok) return isStaff ? pageAddress(unknownStaffPage, new URL(url.pathname, url)) : null
  const pathname = withSlash(
    path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  )
  const queries = Object.keys(limits).flatMap((name) => {
    const value = name in params ? null : read.value(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(name === 'name' ? foldName(value) : value)}`]
  })
  const rendered = isStaff && asksForData(url) ? `${pathname}${dataFile}` : pathname
  return {
    page,
    lang: langOf(pathname),
    address: queries.length > 0 ? `${rendered}?${queries.join('&')}` : rendered,
    isPrivate: kind !== 'shared',
    isStaff,
  }
}

/** No account says the language before the sign-in, so the address of its page does. */
export function addressedLang(address: string): Lang | null {
  const [, lang] = /[?&]lang=(\w+)/.exec(address) ?? []
  return parseLang(lang)
}

/** What the router adds to a page's address to ask for its data alone. */
const dataFile = '_.data'

export const asksForData = ({ pathname }: URL): boolean => pathname.endsWith('.data')

/** The path of the page that an address belongs to, with its trailing slash: /staff/_.data -> /staff/. */
export function pagePathOf(url: URL): string {
  return withSlash(asksForData(url) ? url.pathname.replace(/(?<=\/)_\.data$|\.data$/, '') : url.pathname)
}

export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
