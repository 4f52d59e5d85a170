/** Which queries a page is made from, which pages may be kept, and addresses that lead elsewhere. */
import { type FragmentId, inLanguage, langOf, type PageId, pagePath } from '#app/paths.ts'
import { foldName } from '#domain/set-lookup.ts'
import type { Lang } from '#domain/text.ts'

/** All other queries are left out of the address before anything is made or kept; names are folded. */
const queries: Readonly<Record<string, readonly string[]>> = {
  meal: ['name'],
  'menu-gift': ['name'],
  'fragment-set': ['name'],
  'fragment-gift': ['name'],
  order: ['key'],
} satisfies Partial<Record<PageId | `fragment-${FragmentId}`, readonly string[]>>

/** A customer's own pages: never kept, never indexed. */
const privatePages: readonly string[] = ['order'] satisfies PageId[]

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
  readonly isPrivate: boolean
}

/** What the route table says of an address. */
export interface RouteMatch {
  /** `<language>/<page>`. */
  readonly id: string
  /** As the table writes it, or as it was asked for where it has parameters. */
  readonly pathname: string
}

/**
 * Describes an address of the route table. Every spelling that means the same page gives the same address, so that
 * there are no more answers to keep than there are pages: the router takes /MENU/ for /menu/ and every letter of it.
 */
export function pageAddress(route: RouteMatch, url: URL): PageAddress {
  const page = route.id.slice(route.id.indexOf('/') + 1)
  const pathname = withSlash(route.pathname)
  const kept = (queries[page] ?? []).flatMap((name) => {
    const value = url.searchParams.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(name === 'name' ? foldName(value) : value)}`]
  })
  return {
    page,
    lang: langOf(pathname),
    address: kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname,
    isPrivate: privatePages.includes(page),
  }
}

export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
