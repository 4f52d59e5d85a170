import { use } from 'react'
import { pagePath } from '#app/paths.ts'
import { MenusContext } from '#app/public/layout/menus.ts'
import tiles from '#app/styles/tile-map.module.css'
import { districtTiles } from '#app/ui/district-tiles.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { pageNames } from '#content/layout.ts'
import { mapLines } from '#content/pages/districts/map-lines.ts'
import { delivery, furtherDistricts } from '#content/pages/home-sections.ts'
import css from './district-map.module.css'
import { type District, isFurther } from './district-tiles.ts'

/** A tile is twice this wide; rows are this high (in drawing units). */
const half = 36.4
const row = 63

interface DistrictMapProps {
  /** Districts without a known fee. */
  readonly faint: readonly District[]
}

export function DistrictMap({ faint }: DistrictMapProps) {
  const text = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, not a form's fieldset
    <svg
      className={`${tiles.map} ${css.map}`}
      viewBox="-36 -42 364 422"
      role="group"
      aria-label={text(delivery.map)}
    >
      <defs>
        <path id="district" d="m34.7 20-34.7 20-34.7-20v-40l34.7-20 34.700 20z" />
      </defs>
      {districtTiles.map(([district, left, top]) => (
        <Tile
          key={district}
          district={district}
          isFaint={faint.includes(district)}
          x={left * half}
          y={top * row}
        />
      ))}
    </svg>
  )
}

interface TileProps {
  readonly district: District
  readonly isFaint: boolean
  readonly x: number
  readonly y: number
}

function Tile({ district, isFaint, x, y }: TileProps) {
  const lang = useLang()
  const { closedPages, kitchen } = use(MenusContext)
  const page = isFurther(district) || closedPages.includes(district) ? null : district
  const lines = mapLines(isFurther(district) ? furtherDistricts[district] : pageNames[district], lang)
  const drawing = (
    <>
      <use href="#district" />
      <text>
        {lines.length === 1
          ? lines
          : lines.map((line, index) => (
              <tspan key={line} x="0" y={(index - (lines.length - 1) / 2) * 13}>
                {line}
              </tspan>
            ))}
      </text>
    </>
  )
  return (
    <g
      transform={`translate(${Math.round(x)} ${Math.round(y)})`}
      className={district === kitchen && page ? css.here : isFaint ? css.faint : undefined}
    >
      {page ? <a href={pagePath(page, lang)}>{drawing}</a> : drawing}
    </g>
  )
}
