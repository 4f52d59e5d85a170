import { use } from 'react'
import { districtTiles } from '#app/ui/district-tiles.ts'
import { useText } from '#app/ui/lang.tsx'
import { pageNames } from '#content/layout.ts'
import { furtherDistricts } from '#content/pages/home-sections.ts'
import css from './district-menu.module.css'
import type { MenuLink } from './menu-links.ts'
import { MenusContext } from './menus.ts'

/** Each list link also draws its map tile, so that screen readers find one link per district. */
export function DistrictMenu({
  links,
  pathname,
  className,
}: {
  readonly links: readonly MenuLink[]
  readonly pathname: string
  readonly className: string | undefined
}) {
  const text = useText()
  const { kitchen } = use(MenusContext)
  return (
    <ul className={`${className} ${css.districts}`}>
      {links.map(({ page, name, href }) => (
        <li key={page}>
          <a
            href={href}
            aria-current={pathname === href ? 'page' : undefined}
            data-tile={name}
            style={place(page, kitchen)}
          >
            {name}
          </a>
        </li>
      ))}
      {districtTiles
        .filter(([district]) => links.every(({ page }) => page !== district))
        .map(([district]) => (
          <li
            key={district}
            className={css.further}
            data-tile={text(tileNames[district])}
            style={place(district, kitchen)}
            aria-hidden="true"
          />
        ))}
    </ul>
  )
}

const tileNames = { ...pageNames, ...furtherDistricts }

/** The kitchen's tile is red. */
function place(district: string, kitchen: string | null): Record<string, string | number> {
  const [, left = 0, top = 0] = districtTiles.find(([id]) => id === district) ?? []
  return {
    '--x': left,
    '--y': top,
    ...(district === kitchen && { '--tile': 'var(--tomato-600)', '--on': 'var(--white)' }),
  }
}
