import { createContext, use } from 'react'
import { useLang } from '#app/ui/lang.tsx'
import type { DistrictId } from '#domain/delivery/districts.ts'
import { linksTo, type MenuGroup, type MenuLink, type NamedPage } from './menu-links.ts'

export interface Menus {
  readonly groups: readonly MenuGroup[]
  /** Follow the groups. */
  readonly others: readonly MenuLink[]
  readonly closedPages: readonly string[]
  /** Maps mark it; null if the shop's area is no place that they know. */
  readonly kitchen: DistrictId | null
}

export const MenusContext = createContext<Menus>({
  groups: [],
  others: [],
  closedPages: [],
  kitchen: null,
})

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
