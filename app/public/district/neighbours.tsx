import { pagePath, picturePath } from '#app/paths.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { districtPage } from '#content/pages/districts/district-page.ts'
import { AllDistricts } from './all-districts.tsx'
import css from './neighbours.module.css'
import type { TileView } from './view.ts'

export interface DistrictNeighboursProps {
  readonly near: readonly TileView[]
  readonly others: readonly TileView[]
}

export function DistrictNeighbours({ near, others }: DistrictNeighboursProps) {
  const text = useText()
  const lang = useLang()
  if (near.length + others.length === 0) return null
  return (
    <section className={`wrap ${css.section}`}>
      <h2>{text(districtPage.nextDoor)}</h2>
      <ul className={css.near}>
        {near.map((tile) => (
          <li key={tile.page}>
            <a href={tile.href}>
              <img src={picturePath(tile.picture, nearWidthPx)} alt="" width="1" height="1" loading="lazy" />
              <span>
                {tile.name} <span className="num">{tile.fee}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <h3>{text(districtPage.others)}</h3>
      <ul className={css.others}>
        {others.map(({ page, href, name, picture }) => (
          <li key={page}>
            <a href={href}>
              <img src={picturePath(picture, otherWidth)} alt="" width="1" height="1" loading="lazy" />
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={`${pagePath('home', lang)}#districts`}>
            <AllDistricts className={css.all} />
            {text(districtPage.all)}
          </a>
        </li>
      </ul>
    </section>
  )
}

/** Pictures have two pixels per CSS pixel. */
const nearWidthPx = 640
const otherWidth = 360
