import { createContext, useContext } from 'react'
import type { PageId } from '#app/paths.ts'
import { useLang } from '#app/ui/lang.tsx'
import { headerPages, menus } from '#content/layout.ts'
import { linksTo, type MenuGroup, type MenuLink, type NamedPage } from './menu-links.ts'

export const ClosedPages = createContext<readonly PageId[]>([])

interface MenuLinks {
  linksTo(pages: readonly NamedPage[]): readonly MenuLink[]
  /** Without empty groups. */
  readonly groups: readonly MenuGroup[]
  /** Follow the groups. */
  readonly others: readonly MenuLink[]
}

/** Links to the pages that the shop has. */
export function useMenuLinks(): MenuLinks {
  const closedPages = useContext(ClosedPages)
  const lang = useLang()
  const openLinks = (pages: readonly NamedPage[]) =>
    linksTo(
      pages.filter((page) => !closedPages.includes(page)),
      lang,
    )
  const groups = menus.map(({ id, name, pages }) => ({ id, name: name[lang], links: openLinks(pages) }))
  return {
    linksTo: openLinks,
    groups: groups.filter(({ links }) => links.length > 0),
    others: openLinks(headerPages),
  }
}
