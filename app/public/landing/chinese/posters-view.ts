import type { Picture } from '#domain/menu/catalogue.ts'
import type { PageContent } from '#domain/shop/shop-page.ts'
import type { Lang } from '#domain/text.ts'

export interface LandingPostersView {
  readonly heading: string
  readonly lead: string
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly caption: string
    readonly picture: Picture
  }[]
}

/** Returns null if the page has none. */
export function landingPosters(
  { posters }: Pick<PageContent, 'posters'>,
  pictures: ReadonlyMap<string, Picture>,
  lang: Lang,
): LandingPostersView | null {
  if (!posters) return null
  return {
    heading: posters.heading[lang],
    lead: posters.lead[lang],
    items: posters.items.flatMap(({ id, title, caption, picture: file }) => {
      const picture = pictures.get(file)
      return picture ? [{ id, title: title[lang], caption: caption[lang], picture }] : []
    }),
  }
}
