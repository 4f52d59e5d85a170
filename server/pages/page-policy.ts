/** Which queries a page is made from, which pages are shared, and addresses that lead elsewhere. */
import { inLanguage, langOf, type PageId, pagePath } from '#app/paths.ts'
import { pageLimits } from '#domain/call-limits.ts'
import { foldName } from '#domain/set-lookup.ts'
import { type Lang, langs } from '#domain/text.ts'
import { readParameters } from '#server/http/address-parameters.ts'

export const notFoundPage: string = 'notFound' satisfies PageId

/** Misspelt addresses of the specification, and where they lead (decisions 4). */
export const misspelt: Readonly<Record<string, string>> = { '/enmenu/': '/en/menu/' }

/** Old addresses that show the home page, which stays their canonical one (decisions 2). */
const homeAliases: readonly string[] = [
  '/call/',
  '/footer/',
  '/prodetails/',
  '/order/',
  '/find/',
  '/about-us/',
]

/** The home page of the language for its old addresses, in any letter case as everywhere; else the path as it is. */
export function withoutAlias(pathname: string): string {
  const folded = pathname.toLowerCase()
  return homeAliases.includes(inLanguage(folded, 'zh')) ? pagePath('home', langOf(folded)) : pathname
}

export interface PageAddress {
  readonly page: string
  readonly lang: Lang
  /** Path with its trailing slash and the queries that matter: what is rendered, and the key of the cache. */
  readonly address: string
  /** Rendered for each request, and never cached or indexed. */
  readonly isPrivate: boolean
}

const publicId = new RegExp(`^(shared|private)/(?:${langs.join('|')})/(.+)$`)

/** What the route table says of an address. */
export interface RouteMatch {
  /** `shared/<language>/<page>` or `private/<language>/<page>`; other ids, such as those of staff pages, are private. */
  readonly id: string
  /** As the table writes it, with parameters such as `:section`. */
  readonly path: string
  /** Decoded. */
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * Describes an address of the route table, or null where one of its parameters is beyond its limit. Every spelling that
 * means the same page gives the same address, so that there are no more answers to keep than there are pages: the
 * router takes /MENU/ for /menu/ and every letter of it. Queries that the page is not made from are left out.
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
