import { type PageId, pageAt, pagePath, picturePath, shopPagePath } from '#app/paths.ts'
import { headerPages, menuNames, pageNames } from '#content/layout.ts'
import { pageName } from '#content/page-name.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import { type PageGroup, pageGroups, type ShopPage } from '#domain/shop/shop-page.ts'
import type { Lang } from '#domain/text.ts'

export interface MenuLink {
  readonly page: string
  readonly name: string
  readonly href: string
  readonly picture?: string | undefined
}

export interface MenuGroup {
  readonly id: Exclude<PageGroup, 'more'>
  readonly name: string
  readonly links: readonly MenuLink[]
}

export type NamedPage = PageId & keyof typeof pageNames

/** Twice the layout's width, in pixels. */
const pictureWidth = 80

/** Menus of the header and columns of the footer, without empty ones. */
export function menuGroups(
  openPages: readonly ShopPage[],
  pictures: ReadonlyMap<string, Picture>,
  lang: Lang,
): readonly MenuGroup[] {
  const linkTo = (page: ShopPage): MenuLink => {
    const picture = page.content && pictures.get(page.content.menuPicture)
    return {
      page: page.id,
      name: pageName(page)[lang],
      href: shopPagePath(page.id, lang),
      ...(picture && { picture: picturePath(picture, pictureWidth) }),
    }
  }
  return pageGroups.flatMap((id) => {
    const links = openPages.filter(({ group, inMenu }) => group === id && inMenu).map(linkTo)
    return id === 'more' || links.length === 0 ? [] : [{ id, name: menuNames[id][lang], links }]
  })
}

/** The header's links after its menus. */
export const otherLinks = (closedPages: readonly string[], lang: Lang): readonly MenuLink[] =>
  linksTo(
    headerPages.filter((page) => !closedPages.includes(page)),
    lang,
  )

/** The link of a banner or notice; null if its page is closed. */
export function openLink(link: string | null, closedPages: readonly string[]): string | null {
  const page = link && (pageAt(link) ?? link.split('/')[1] ?? '')
  return page !== null && closedPages.includes(page) ? null : link
}

export function linksTo(pages: readonly NamedPage[], lang: Lang): readonly MenuLink[] {
  return pages.map((page) => ({ page, name: pageNames[page][lang], href: pagePath(page, lang) }))
}
