/** How a brand reaches the pages: custom properties that override those of the style sheets. */
import { type Brand, brandColours, type Palette, paletteOf, standardBrand } from './brand.ts'

const faces: Readonly<Record<Brand['faces'], Readonly<Record<string, string>>>> = {
  sign: {
    '--display': "'HY Serif', 'HY Serif Stand-in', 'HY Serif Stand-in 2', var(--zh)",
    '--num': "'HY Num', 'HY Num Stand-in', var(--zh)",
  },
  plain: { '--display': 'var(--ui)', '--num': 'var(--ui)' },
  tearoom: { '--display': 'Georgia, serif, var(--zh)', '--num': 'Georgia, serif, var(--zh)' },
}

const corners: Readonly<Record<Brand['corners'], Readonly<Record<string, string>>>> = {
  tile: { '--r-1': '3px', '--r-2': '6px', '--r-3': '10px' },
  square: { '--r-1': '0', '--r-2': '0', '--r-3': '0' },
  round: { '--r-1': '8px', '--r-2': '14px', '--r-3': '20px' },
}

/** Each is one layer of a background: the strip below the header, a wall, and a cloth. */
const patterns: Readonly<Record<Brand['pattern'], (palette: Palette) => Readonly<Record<string, string>>>> = {
  tiles: (palette) => ({
    '--strip': `linear-gradient(90deg, ${tileStops(palette)})`,
    '--mosaic': mosaic(palette),
    '--weave': 'repeating-linear-gradient(45deg, rgb(255 255 255 / 0.07) 0 3px, transparent 3px 9px)',
  }),
  check: (palette) => ({
    '--strip': `repeating-linear-gradient(90deg, ${palette['jade-600']} 0 12px, ${palette['jade-100']} 0 24px)`,
    '--mosaic': `repeating-conic-gradient(${palette['jade-600']} 0 25%, ${palette['jade-100']} 0 50%)`,
    '--weave': 'repeating-linear-gradient(90deg, rgb(255 255 255 / 0.07) 0 12px, transparent 12px 24px)',
  }),
  plain: (palette) => ({
    '--strip': `linear-gradient(${palette['jade-600']} 0 0)`,
    '--mosaic': `linear-gradient(${palette['jade-600']} 0 0)`,
    '--weave': 'none',
  }),
}

/** For pages without the style sheets. */
export const layerOf = (brand: Brand, layer: '--strip' | '--weave'): string | undefined =>
  patterns[brand.pattern](paletteOf(brand))[layer]

/** Seven tiles, 168 px wide. */
function tileStops({ cream, ...palette }: Palette): string {
  const [dark, light, red] = [palette['jade-800'], palette['jade-600'], palette['tomato-600']]
  return [dark, light, dark, red, dark, light, dark]
    .map(
      (tile, index) =>
        `${cream} ${index * 24}px ${index * 24 + 2}px, ${tile} ${index * 24 + 2}px ${index * 24 + 24}px`,
    )
    .join(', ')
}

/** The tile is a flower of seven hexagons; the two that cross its upper edge stand again at its lower edge. */
function mosaic(palette: Palette): string {
  const hexagons = (...centres: readonly (readonly [number, number])[]) =>
    centres.map(([x, y]) => `M${x} ${y - 12.9}l11.1 6.5v12.8L${x} ${y + 12.9}l-11.1-6.5v-12.8z`).join('')
  const petals = hexagons(
    [24.2, 0],
    [48.5, 0],
    [12.1, 21],
    [60.6, 21],
    [24.2, 42],
    [48.5, 42],
    [24.2, 84],
    [48.5, 84],
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 97 84"><path fill="${palette.paper}" d="M0 0h97v84H0z"/><path fill="${palette['jade-600']}" d="${petals}"/><path fill="${palette['tomato-600']}" d="${hexagons([36.4, 21])}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`
}

export const isStandard = (brand: Brand): boolean =>
  Object.entries(standardBrand).every(([name, value]) => brand[name as keyof Brand] === value)

export const hasStandardColours = (brand: Brand): boolean =>
  brandColours.every((base) => brand[base] === standardBrand[base])

/** The patterns of the standard colours are pictures that the style sheets name. */
const drawnPatterns = { '--strip': 'initial', '--mosaic': 'initial', '--weave': 'initial' }

/** Every custom property by its name, so that a part of a page can wear another brand than the page. */
export function brandProperties(brand: Brand): Readonly<Record<string, string>> {
  const palette = paletteOf(brand)
  const isDrawn = hasStandardColours(brand) && brand.pattern === standardBrand.pattern
  return {
    ...Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--${name}`, colour])),
    // A part of a page would inherit the page's.
    '--accent-ink': palette['tomato-700'],
    ...(isDrawn ? drawnPatterns : patterns[brand.pattern](palette)),
    ...faces[brand.faces],
    ...corners[brand.corners],
  }
}

/** Outlines drawn in advance give way to their text, which the pages hold beside them. */
const writtenSigns =
  '[data-sign] svg{display:none}[data-sign] .vh{all:unset!important;line-height:1.25!important;word-break:keep-all!important}'
/** A district's street sign has its own enamel in the standard look only. */
const plainEnamel =
  '[style*="--enamel"]{--enamel:var(--jade-800)!important;--ground:var(--jade-100)!important}'

/** A style sheet; empty for the standard look. */
export function brandStyle(brand: Brand): string {
  if (isStandard(brand)) return ''
  const standard = brandProperties(standardBrand)
  const properties = Object.entries(brandProperties(brand)).filter(
    ([name, value]) => standard[name] !== value,
  )
  return [
    // A style sheet that loads later sets the same properties again.
    `:root:root{${properties.map((each) => each.join(':')).join(';')}}`,
    brand.faces === 'sign' ? '' : writtenSigns,
    brand.faces === 'tearoom' ? 'h1,h2,h3{font-weight:400}' : '',
    hasStandardColours(brand) ? '' : plainEnamel,
  ].join('')
}
