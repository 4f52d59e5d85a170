import { type PageId, pagePath } from '#app/paths.ts'
import { type CardView, cardView } from '#app/public/menu/menu-view.ts'
import { caterers } from '#content/pages/caterers.ts'
import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { lowestPrice } from '#domain/menu/lowest-price.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { Cents } from '#domain/money.ts'
import type { ShopPage } from '#domain/shop/shop-page.ts'
import type { Lang } from '#domain/text.ts'

/** Pixels from the page's top on wide screens (spec section 2, decisions 7). */
const tops = [600, 1900, 2770, 3270, 3770, 4640] as const

/** `grand` is under a wide picture, `full` next to a picture, and `slim` has no cards. */
const looks = ['grand', 'full', 'slim', 'slim', 'full', 'full'] as const

const landingPages = [
  'chinese-catering',
  'western-catering',
  'thai-catering',
  'vegetarian-catering',
  'bento',
  'snack-catering',
] as const satisfies readonly PageId[]

export interface SectionView {
  readonly id: string
  /** Name of its page. */
  readonly name: string
  readonly look: (typeof looks)[number]
  readonly top: number
  /** Pixels to the next section; null for the last. */
  readonly height: number | null
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly from: Cents | null
  readonly cards: readonly CardView[]
  readonly picture: Picture | null
  /** The link to the section shows this portrait. */
  readonly upright: Picture | null
  readonly menuHref: string
  readonly more: { readonly words: string; readonly href: string }
}

/** Returns null outside 1 to 6. */
export function sectionNumber(pathname: string): number | null {
  const [, number] = /\/([1-6])\/?$/.exec(pathname) ?? []
  return number === undefined ? null : Number(number)
}

export function sectionViews(
  { sets, pictures }: { sets: readonly SetMenu[]; pictures: ReadonlyMap<string, Picture> },
  pages: readonly ShopPage[],
  lang: Lang,
): readonly SectionView[] {
  return caterers.map(({ id, heading, paragraphs, slugs, more }, index) => {
    const top = tops[index] ?? 0
    const next = tops[index + 1]
    const page = landingPages[index] ?? 'chinese-catering'
    const setsOnSale = sets.filter(({ published }) => published)
    return {
      id,
      name: pages.find(({ id: one }) => one === page)?.content?.menuName[lang] ?? heading[lang],
      look: looks[index] ?? 'full',
      top,
      height: next === undefined ? null : next - top,
      heading: heading[lang],
      paragraphs: paragraphs.map((paragraph) => paragraph[lang]),
      from: lowestPrice(setsOnSale.filter((set) => isListedIn(set, id))),
      cards: slugs.flatMap((slug) =>
        setsOnSale.filter((set) => set.slug === slug).map((set) => cardView(set, lang)),
      ),
      picture: pictures.get(`caterers/${id}.svg`) ?? null,
      upright: pictures.get(`caterers/${id}-card.svg`) ?? null,
      menuHref: `${pagePath('menu', lang)}#${id}`,
      more: { words: more[lang], href: pagePath(page, lang) },
    }
  })
}
