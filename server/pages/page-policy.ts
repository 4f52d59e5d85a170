/** Which queries a page is made from, which pages may be kept, and addresses that lead elsewhere. */
import { type FragmentId, langOf, type PageId } from '#app/paths.ts'
import type { Lang } from '#domain/text.ts'

/** All other queries are left out of the address before anything is made or kept. */
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

export interface PageAddress {
  readonly page: string
  readonly lang: Lang
  /** Path with its trailing slash and the queries that matter: what is rendered, and the key of the cache. */
  readonly address: string
  readonly isPrivate: boolean
}

/** Describes an address of the route table; `routeId` is `<language>/<page>`. */
export function pageAddress(routeId: string, url: URL): PageAddress {
  const page = routeId.slice(routeId.indexOf('/') + 1)
  const pathname = withSlash(url.pathname)
  const kept = (queries[page] ?? []).flatMap((name) => {
    const value = url.searchParams.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
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
