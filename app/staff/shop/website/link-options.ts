import type { Text } from '#domain/text.ts'
import type { SitePartView } from '#server/page-data/staff/shop/site-content-api.ts'

/** A link that is not in the list stays as an option. */
export const linkOptions = (
  { pages }: SitePartView,
  none: Text,
  text: (of: Text) => string,
  now: string | undefined,
): readonly (readonly [string, string])[] => [
  ['', text(none)],
  ...(now && !pages.some(({ path }) => path === now) ? [[now, now] as const] : []),
  ...pages.map(({ path, name }) => [path, text(name)] as const),
]
