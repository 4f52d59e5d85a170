import { createContext, use } from 'react'
import { useLang } from '#app/ui/lang.tsx'
import { linksTo, type MenuGroup, type MenuLink, type NamedPage } from './menu-links.ts'

export interface Menus {
  readonly groups: readonly MenuGroup[]
  /** Follow the groups. */
  readonly others: readonly MenuLink[]
  readonly closedPages: readonly string[]
}

export const MenusContext = createContext<Menus>({ groups: [], others: [], closedPages: [] })

/** Links to the pages that the shop has. */
export function useMenuLinks(): Pick<Menus, 'groups' | 'others'> & {
  linksTo(pages: readonly NamedPage[]): readonly MenuLink[]
} {
  const { closedPages, ...menus } = use(MenusContext)
  const lang = useLang()
  return {
    ...menus,
    linksTo: (pages) =>
      linksTo(
        pages.filter((page) => !closedPages.includes(page)),
        lang,
      ),
  }
}
