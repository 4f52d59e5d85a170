/** Decides which query parameters a page depends on, which pages are shared, and which URLs redirect. */
import { inLanguage, langOf, type PageId, pagePath } from '#app/paths.ts'
import { pageLimits } from '#domain/call-limits.ts'
import { foldName } from '#domain/set-lookup.ts'
import { type Lang, langs } from '#domain/text.ts'
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

/**
 * Describes a URL of the route table, or returns null when one of its parameters exceeds its limit. All spellings of
 * one page map to one address, so that the cache never holds more responses than there are pages: the router accepts
 * /MENU/ for /menu/, and either case of every letter. Query parameters that the page does not use are removed.
 */
export function pageAddress({ id, path, params }: RouteMatch, url: URL): PageAddress | null {
  const [, kind, page = id] = publicId.exec(id) ?? []
  const limits = pageLimits[page] ?? {}
  const read = readParameters(limits, url, params)
  if (!read.ok) return null
  const pathname = withSlash(
    path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  )
  const queries = Object.keys(limits).flatMap((name) => {
    const value = name in params ? null : read.value(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(name === 'name' ? foldName(value) : value)}`]
  })
  return {
    page,
    lang: langOf(pathname),
    address: queries.length > 0 ? `${pathname}?${queries.join('&')}` : pathname,
    isPrivate: kind !== 'shared',
  }
}

export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
