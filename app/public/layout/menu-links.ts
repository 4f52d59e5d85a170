/** The links follow the order of content/layout.ts. */

import { type PageId, pagePath } from '#app/paths.ts'
import bento from '#catalogue/pictures/dishes/bento-chicken.svg'
import western from '#catalogue/pictures/dishes/bolognese.svg'
import party from '#catalogue/pictures/dishes/burgers.svg'
import birthday from '#catalogue/pictures/dishes/cake.svg'
import wedding from '#catalogue/pictures/dishes/cake-wedding.svg'
import halloween from '#catalogue/pictures/dishes/cupcakes-halloween.svg'
import boat from '#catalogue/pictures/dishes/fruit.svg'
import vegetarian from '#catalogue/pictures/dishes/green-salad.svg'
import thai from '#catalogue/pictures/dishes/pad-thai.svg'
import chinese from '#catalogue/pictures/dishes/siu-mai.svg'
import snacks from '#catalogue/pictures/dishes/spring-rolls.svg'
import christmas from '#catalogue/pictures/dishes/turkey.svg'
import { type menus, pageNames } from '#content/layout.ts'
import type { Lang } from '#domain/text.ts'

const pictures: Partial<Record<PageId, string>> = {
  'party-food': party,
  'christmas-party': christmas,
  'birthday-party': birthday,
  'junk-catering': boat,
  'wedding-catering': wedding,
  halloween,
  'chinese-catering': chinese,
  'western-catering': western,
  'thai-catering': thai,
  'vegetarian-catering': vegetarian,
  bento,
  'snack-catering': snacks,
}

export interface MenuLink {
  readonly page: PageId
  readonly name: string
  readonly href: string
  readonly picture: string | undefined
}

export interface MenuGroup {
  readonly id: (typeof menus)[number]['id']
  readonly name: string
  readonly links: readonly MenuLink[]
}

export type NamedPage = PageId & keyof typeof pageNames

export function linksTo(pages: readonly NamedPage[], lang: Lang): readonly MenuLink[] {
  return pages.map((page) => ({
    page,
    name: pageNames[page][lang],
    href: pagePath(page, lang),
    picture: pictures[page],
  }))
}
