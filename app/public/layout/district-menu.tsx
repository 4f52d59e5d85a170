import { districtTiles, isFurther, kitchenDistrict } from '#app/public/sections/district-tiles.ts'
import { useText } from '#app/ui/lang.tsx'
import { furtherDistricts } from '#content/pages/home-sections.ts'
import css from './district-menu.module.css'
import type { MenuLink } from './menu-links.ts'

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
  return (
    <ul className={`${className} ${css.districts}`}>
      {links.map(({ page, name, href }) => (
        <li key={page}>
          <a
            href={href}
            aria-current={pathname === href ? 'page' : undefined}
            data-tile={name}
            style={place(page)}
          >
            {name}
          </a>
        </li>
      ))}
      {furtherDistrictIds.map((district) => (
        <li
          key={district}
          className={css.further}
          data-tile={text(furtherDistricts[district])}
          style={place(district)}
          aria-hidden="true"
        />
      ))}
    </ul>
  )
}

const furtherDistrictIds = districtTiles.map(([district]) => district).filter(isFurther)

/** The kitchen's tile is red. */
function place(district: string): Record<string, string | number> {
  const [, left = 0, top = 0] = districtTiles.find(([id]) => id === district) ?? []
  return {
    '--x': left,
    '--y': top,
    ...(district === kitchenDistrict && { '--tile': 'var(--tomato-600)', '--on': 'var(--white)' }),
  }
}
