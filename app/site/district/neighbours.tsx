import { picturePath } from '#app/paths.ts'
import { useText } from '#app/ui/lang.tsx'
import { districtPage } from '#content/pages/districts/district-page.ts'
import css from './neighbours.module.css'
import type { TileView } from './view.ts'

/** A row of wall tiles: the other districts. */
export function DistrictNeighbours({ tiles }: { readonly tiles: readonly TileView[] }) {
  const text = useText()
  return (
    <section className={`wrap ${css.section}`}>
      <h2>{text(districtPage.others)}</h2>
      <ul>
        {tiles.map(({ page, href, name, picture }) => (
          <li key={page}>
            <a href={href}>
              <img src={picturePath(picture, tileWidth)} alt="" width="1" height="1" loading="lazy" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Width of the file, for screens with two pixels per point; the layout shows it at half of that. */
const tileWidth = 180
