import { homeAliases, inLanguage, langOf, type PageId, pagePath, staffUnknownPath } from '#app/paths.ts'
import { pageLimits, routerLimits } from '#domain/call-limits.ts'
import type { ParameterLimits } from '#domain/input-limits.ts'
import { menuQuery, readMenuFilter } from '#domain/menu/menu-filter.ts'
import { foldName } from '#domain/menu/set-lookup.ts'
import { type Lang, langs, parseLang } from '#domain/text.ts'
import { readParameters } from '#server/http/address-parameters.ts'

export const notFoundPage: string = 'notFound' satisfies PageId
/** It has more addresses than the cache of pages holds. */
export const filteredPage: string = 'menu-filter' satisfies PageId

/** The specification misspells these URLs (decisions 4). */
export const misspelt: Readonly<Record<string, string>> = { '/enmenu/': '/en/menu/' }

/** Ignores letter case, and returns other paths unchanged. */
export function withoutAlias(pathname: string): string {
  const lowerCase = pathname.toLowerCase()
  return homeAliases.includes(inLanguage(lowerCase, 'zh')) ? pagePath('home', langOf(lowerCase)) : pathname
}

export interface PageAddress {
  readonly page: string
  readonly lang: Lang
  /** The normalised path and query, which are the cache key. */
  readonly address: string
  /** A private page is rendered for each request, and never cached or indexed. */
  readonly isPrivate: boolean
  /** Staff pages may request their data alone. */
  readonly isStaff: boolean
}

const publicId = new RegExp(`^(shared|private)/(?:${langs.join('|')})/(.+)$`)

export interface RouteMatch {
  /** `shared/<language>/<page>` or `private/<language>/<page>`; other ids are private. */
  readonly id: string
  /** The pattern has parameters such as `:section`. */
  readonly path: string
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Unknown back-office URLs render inside the frame or redirect to the sign-in. */
export const unknownStaffPage: RouteMatch = { id: 'staff/unknown', path: staffUnknownPath, params: {} }

export const isStaffPath = (pathname: string): boolean => pathname.toLowerCase().startsWith('/staff/')

/**
 * All spellings of a page map to one address, so that the cache holds no more responses than there are pages. Null if a
 * parameter exceeds its limit.
 */
export function pageAddress({ id, path, params }: RouteMatch, url: URL): PageAddress | null {
  const [, kind, page = id] = publicId.exec(id) ?? []
  const isStaff = id.startsWith('staff/')
  const limits: ParameterLimits = { ...pageLimits[page], ...(isStaff && routerLimits) }
  const parameters = readParameters(limits, url, params)
  if (!parameters.ok) return isStaff ? pageAddress(unknownStaffPage, new URL(url.pathname, url)) : null
  const pathname = withSlash(
    path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  )
  const queries = Object.keys(limits).flatMap((name) => {
    const value = name in params ? null : parameters.value(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(name === 'name' ? foldName(value) : value)}`]
  })
  const query =
    page === filteredPage
      ? menuQuery(readMenuFilter(parameters.value))
      : queries.length > 0
        ? `?${queries.join('&')}`
        : ''
  const renderPath = isStaff && asksForData(url) ? `${pathname}${dataFile}` : pathname
  return {
    page,
    lang: langOf(pathname),
    address: `${renderPath}${query}`,
    isPrivate: kind !== 'shared',
    isStaff,
  }
}

/** Before the sign-in, the URL states the language. */
export function addressedLang(address: string): Lang | null {
  const [, lang] = /[?&]lang=(\w+)/.exec(address) ?? []
  return parseLang(lang)
}

/** React Router requests data with this suffix. */
const dataFile = '_.data'

export const asksForData = ({ pathname }: URL): boolean => pathname.endsWith('.data')

/** /staff/_.data -> /staff/ */
export function pagePathOf(url: URL): string {
  return withSlash(asksForData(url) ? url.pathname.replace(/(?<=\/)_\.data$|\.data$/, '') : url.pathname)
}

export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
