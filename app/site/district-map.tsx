import { delivery, furtherDistricts } from '#content/home-sections.ts'
import { pageNames } from '#content/layout.ts'
import { type PageId, pagePath } from '../paths.ts'
import { useLang, useText } from '../ui/lang.tsx'
import css from './district-map.module.css'

type District = (PageId & keyof typeof pageNames) | keyof typeof furtherDistricts

/** Half a tile's width and height of a row: tiles lie like the floor, every other row shifted by half a tile. */
const half = 36.4
const row = 63

/** Where each district lies, in half tiles from the left and rows from the top; the harbour is 0.35 of a row. */
const tiles: readonly (readonly [District, number, number])[] = [
  ['yuen-long', 3, 0],
  ['north', 5, 0],
  ['tai-po', 7, 0],
  ['tuen-mun', 2, 1],
  ['tsuen-wan', 4, 1],
  ['sha-tin', 6, 1],
  ['sai-kung', 8, 1],
  ['kwai-tsing', 3, 2],
  ['sham-shui-po', 5, 2],
  ['wong-tai-sin', 7, 2],
  ['islands', 0, 3],
  ['yau-tsim-mong', 4, 3],
  ['kowloon-city', 6, 3],
  ['kwun-tong', 8, 3],
  ['central-and-western', 3, 4.35],
  ['wan-chai', 5, 4.35],
  ['eastern', 7, 4.35],
  ['southern', 4, 5.35],
]

/** The eighteen districts as tiles: those with a page lead to it, the kitchen's is red, the islands are by quotation. */
export function DistrictMap() {
  const text = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, not a form's fieldset
    <svg className={css.map} viewBox="-36 -42 364 422" role="group" aria-label={text(delivery.map)}>
      <defs>
        <path id="district" d="m34.7 20-34.7 20-34.7-20v-40l34.7-20 34.700 20z" />
      </defs>
      {tiles.map(([district, left, top]) => (
        <Tile key={district} district={district} x={left * half} y={top * row} />
      ))}
    </svg>
  )
}

function Tile({ district, x, y }: { readonly district: District; readonly x: number; readonly y: number }) {
  const text = useText()
  const lang = useLang()
  const name = isFurther(district) ? text(furtherDistricts[district]) : text(pageNames[district])
  const kind = district === 'kwun-tong' ? css.kitchen : district === 'islands' ? css.quoted : undefined
  const lines = lang === 'zh' ? [name] : name.replace(' and ', ' & ').split(/ (?!Western)/)
  const drawing = (
    <>
      <use href="#district" />
      <text>
        {lines.length === 1
          ? name
          : lines.map((line, index) => (
              <tspan key={line} x="0" y={(index - (lines.length - 1) / 2) * 13}>
                {line}
              </tspan>
            ))}
      </text>
    </>
  )
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} className={kind}>
      {isFurther(district) ? drawing : <a href={pagePath(district, lang)}>{drawing}</a>}
    </g>
  )
}

function isFurther(district: District): district is keyof typeof furtherDistricts {
  return district in furtherDistricts
}
