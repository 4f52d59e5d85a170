/** Few kinds, because each is a series of figures; an address itself can contain a key. */
export const routeKinds = [
  'page',
  'order',
  'staff',
  'graphql',
  'call',
  'payment-report',
  'picture',
  'asset',
  'stream',
  'health',
  'metrics',
] as const

export type RouteKind = (typeof routeKinds)[number]

/** The first matching pattern counts. */
const kinds: readonly (readonly [RegExp, RouteKind])[] = [
  [/^\/health$/, 'health'],
  [/^\/metrics$/, 'metrics'],
  [/^\/graphql$/, 'graphql'],
  // Streams stay open for hours, which no other duration should hide in.
  [/^\/(staff\/news|api\/orders\/[^/]+\/changes)$/, 'stream'],
  [/^\/(api\/file|share|menu-card)\//, 'picture'],
  [/^\/api\/payments\//, 'payment-report'],
  [/^\/(api|website|swiper|menu\/(categorie)?list)(\/|$)/, 'call'],
  [/^\/staff(\/|$)/i, 'staff'],
  [/^(\/en)?\/orders\//i, 'order'],
  [/^\/assets\/|\.\w{2,11}$/, 'asset'],
]

/** @param url path with its query */
export function routeKindOf(url: string): RouteKind {
  const [path = ''] = url.split('?', 1)
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
