import { use } from 'react'
import { pagePath } from '#app/paths.ts'
import { MenusContext } from '#app/public/layout/menus.ts'
import { type District, isFurther } from '#app/public/sections/district-tiles.ts'
import tiles from '#app/styles/tile-map.module.css'
import { districtTiles } from '#app/ui/district-tiles.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { pageNames } from '#content/layout.ts'
import type { DistrictPage, PlacePage } from '#content/pages/districts/district.ts'
import { districtPage, routeMap } from '#content/pages/districts/district-page.ts'
import { mapLines } from '#content/pages/districts/map-lines.ts'
import { furtherDistricts } from '#content/pages/home-sections.ts'
import { type DistrictId, neighboursOf } from '#domain/delivery/districts.ts'
import type { Text } from '#domain/text.ts'
import { middleOf, type Point, wayBetween } from './way.ts'
import css from './way-map.module.css'

export interface WayMapProps {
  readonly page: DistrictPage | PlacePage
  /** For a neighbourhood's page, the district around it. */
  readonly district: DistrictPage
  readonly way: string | null
  /** The kitchen's district and its name; null draws no route. */
  readonly kitchen: { readonly district: DistrictId; readonly name: Text } | null
}

/** A neighbourhood's small tile is at the upper left of its district's. */
const placeOffset: Point = { x: -4, y: -12 }

/** The van in the kitchen's tile would cover the second line of an English name. */
const aboveVan = -6

/** A dotted line leads from the kitchen to the page's district. */
export function WayMap({ page, district, way, kitchen }: WayMapProps) {
  const text = useText()
  const from = kitchen && kitchen.district !== district ? kitchen.district : null
  const isKitchenHere = kitchen?.district === district
  const isPlace = page !== district
  const middle = middleOf(district)
  const loweredBy = (tile: DistrictId) => {
    if (isPlace && tile === district) return 26
    return tile === from ? aboveVan : 0
  }
  const here = isPlace ? { x: middle.x + placeOffset.x, y: middle.y + placeOffset.y } : middle
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, not a form's fieldset */}
      <svg
        className={`${tiles.map} ${css.map}`}
        viewBox="-38 -44 368 424"
        role="group"
        aria-label={text(routeMap(from && kitchen ? kitchen.name : null))}
      >
        <defs>
          <path id="district" d="m34.7 20-34.7 20-34.7-20v-40l34.7-20 34.7 20z" />
        </defs>
        {districtTiles.map(([tile]) => (
          <Tile
            key={tile}
            district={tile}
            kind={tile === from ? 'kitchen' : kindOf(tile, district, isPlace)}
            offsetDown={loweredBy(tile)}
          />
        ))}
        {isPlace && (
          <g className={css.here} transform={`translate(${here.x} ${here.y}) scale(.68)`}>
            <use href="#district" />
            <Name name={pageNames[page]} />
          </g>
        )}
        {from && <Way from={middleOf(from)} to={here} />}
      </svg>
      <p className={css.key}>
        {from && <span className={css.kitchenKey}>{text(districtPage.kitchen)}</span>}
        <span className={css.hereKey}>{text(isKitchenHere ? districtPage.kitchen : pageNames[page])}</span>
        <span className={css.besideKey}>{text(districtPage.adjoining)}</span>
        {from && way && <span className={css.wayKey}>{way}</span>}
      </p>
    </div>
  )
}

type Kind = 'here' | 'around' | 'kitchen' | 'beside' | 'other'

function kindOf(tile: District, district: DistrictPage, isPlace: boolean): Kind {
  if (tile === district) return isPlace ? 'around' : 'here'
  return neighboursOf[district].includes(tile) ? 'beside' : 'other'
}

interface TileProps {
  readonly district: District
  readonly kind: Kind
  readonly offsetDown: number
}

function Tile({ district, kind, offsetDown }: TileProps) {
  const lang = useLang()
  const { closedPages } = use(MenusContext)
  const { x, y } = middleOf(district)
  const drawing = (
    <>
      <use href="#district" />
      <Name
        name={isFurther(district) ? furtherDistricts[district] : pageNames[district]}
        offsetDown={offsetDown}
      />
    </>
  )
  return (
    <g transform={`translate(${x} ${y})`} className={css[kind]}>
      {isFurther(district) || closedPages.includes(district) ? (
        drawing
      ) : (
        <a href={pagePath(district, lang)}>{drawing}</a>
      )}
    </g>
  )
}

function Name({ name, offsetDown = 0 }: { readonly name: Text; readonly offsetDown?: number }) {
  const lang = useLang()
  const lines = mapLines(name, lang)
  return (
    <text>
      {lines.map((line, index) => (
        <tspan key={line} x="0" y={(index - (lines.length - 1) / 2) * 13 + offsetDown}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Way({ from, to }: { readonly from: Point; readonly to: Point }) {
  const { path, van } = wayBetween(from, to)
  return (
    <g className={css.way}>
      <path d={path} />
      <g transform={`translate(${Math.round(van.x)} ${Math.round(van.y)})`}>
        <path
          d="M-17-11h21v19h-21zM4-6h8l6 7v7H4z"
          fill="#fff"
          stroke="#1d1426"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M7-3h4l3 4H7z" fill="#cfe0ea" />
        <circle cx="-9" cy="9" r="4" fill="#1d1426" />
        <circle cx="10" cy="9" r="4" fill="#1d1426" />
        <path d="M-14-5h14v4h-14z" fill="var(--tomato-600)" />
      </g>
    </g>
  )
}
