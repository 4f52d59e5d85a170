import type { Text } from '#domain/text.ts'
import type { SitePartView } from '#server/page-data/staff/shop/site-content-api.ts'

/** The pages that can be linked, after a name for no page of its own; a link that is written otherwise is kept. */
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
