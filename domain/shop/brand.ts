/** The look of a shop: four colours from which all others follow, faces, corners and a pattern. */
import { type Colour, contrastOf, luminanceOf, nearestPassing, withLuminance } from './colour.ts'

export const brandColours = ['main', 'action', 'ground', 'accent'] as const
export type BrandColour = (typeof brandColours)[number]
export type FourColours = Readonly<Record<BrandColour, Colour>>

export const brandFaces = ['sign', 'plain', 'tearoom'] as const
export const brandCorners = ['tile', 'square', 'round'] as const
export const brandPatterns = ['tiles', 'check', 'plain'] as const

export interface Brand extends FourColours {
  readonly faces: (typeof brandFaces)[number]
  readonly corners: (typeof brandCorners)[number]
  readonly pattern: (typeof brandPatterns)[number]
}

/** Every shop looks like this until it chooses otherwise. */
export const standardBrand: Brand = {
  main: '#1b6f54',
  action: '#c9301f',
  ground: '#fff3dc',
  accent: '#ffd76a',
  faces: 'sign',
  corners: 'tile',
  pattern: 'tiles',
}

/** Equal in all shops, like the colours of success, warnings, errors and focus. */
export const fixedColours = {
  white: '#ffffff',
  ink: '#1d1426',
  'ink-2': '#55495c',
  'ink-3': '#73687a',
  focus: '#23488c',
} as const satisfies Record<string, Colour>

/**
 * Custom properties that follow one of the four colours, with their values in the standard look. The style sheets under
 * app/styles and app/staff/shell/tokens.css say what each is for.
 */
export const brandTokens = {
  main: {
    'jade-900': '#0a3630',
    'jade-800': '#0e4b43',
    'jade-600': '#1b6f54',
    'jade-400': '#3f9b7c',
    'jade-100': '#dcebe0',
    'jade-hover': '#145a43',
    celadon: '#cfe4d8',
    sky: '#d3e2ef',
    plum: '#4a1a36',
    'chosen-bg': '#f3f9f4',
    'navy-cloth': '#173f6b',
    'mist-paper': '#dfe4ea',
    'on-cloth': '#e6efe6',
    'on-cloth-2': '#cfd8cf',
    'leader-on-cloth': '#5c8a80',
    'tile-quoted': '#1c5b52',
    'box-slate': '#343844',
    'box-brick': '#4a2a2a',
    'box-teal': '#2b4450',
    'box-bronze': '#3c3320',
    'box-forest': '#23473a',
    'box-gap': '#20232c',
    'box-hover': '#474d5d',
    'on-box': '#cbd0dc',
    fir: '#0f4a3c',
    'fir-door': '#175a4a',
    sea: '#17668a',
    'sea-dark': '#0f4a66',
    night: '#2f1e4a',
    'box-black': '#120b1f',
    'box-purple': '#43306a',
    roof: '#5a4488',
    'on-purple': '#e2d7f5',
    'rain-ground': '#d5e0eb',
    'on-jade-1': '#e4efe9',
    'on-jade-2': '#bcd4cb',
    'on-jade-3': '#a9c7bb',
    'go-light': '#6fc3a5',
    thread: '#15594f',
    leaf: '#3f9b7c',
  },
  action: {
    'tomato-700': '#b3261a',
    'tomato-600': '#c9301f',
    'tomato-400': '#ff8a6b',
    'tomato-100': '#fbe3dc',
    pink: '#f8d0c6',
    'pink-cloth': '#f4bdb0',
    'leader-on-pink': '#b98177',
    'lucky-red': '#a8241d',
    'lucky-edge': '#7a1712',
    'check-ground': '#f7d4ce',
    'check-stripe': '#d84034',
    'tomato-roof': '#8f1d13',
    'bar-stripe': '#de6152',
    bloom: '#ff8a6b',
  },
  ground: {
    rice: '#fffdf8',
    cream: '#fff3dc',
    paper: '#fbe9cb',
    line: '#e6d8be',
    'line-2': '#8c7f72',
    'off-bg': '#f3ede2',
    'off-stripe': '#faf6ee',
    'off-plate': '#e9e0d2',
    'off-line': '#d8cfc0',
    'line-cream': '#e9d7b3',
    'slip-fold': '#b9ab90',
    'slide-dot': '#d5c7ab',
    'leader-dots': '#cdbb97',
    'leader-on-colour': '#978e8b',
    'map-ground': '#f3e7cd',
    'tile-far': '#f3ead8',
    'tile-far-ink': '#6a5f50',
    turntable: '#f7ead0',
    ivory: '#fffaf0',
    'wedding-ground': '#f3eee2',
    'plan-line': '#cdb98f',
    'birthday-ground': '#fdeadd',
    'pier-wood': '#d29a5c',
    'pier-edge': '#f4ead7',
    'pier-dark': '#7a4a17',
    dashes: '#c9a66d',
    road: '#dfcfae',
    'ok-ground': '#fdebdf',
    'letter-ground': '#efe7d8',
  },
  accent: {
    butter: '#ffd76a',
    'butter-hover': '#ffe08f',
    'butter-paper': '#ffe19a',
    'marigold-cloth': '#eeb146',
    marigold: '#f5a623',
    mustard: '#f4bd40',
    'gold-rim': '#d8b36a',
    flame: '#fff3b0',
    'letter-gold': '#f6c945',
    'wait-ground': '#ffedb8',
  },
} as const satisfies Record<BrandColour, Record<string, Colour>>

type TokensOf<Base> = Base extends BrandColour ? keyof (typeof brandTokens)[Base] : never
export type BrandToken = TokensOf<BrandColour>
export type Palette = Readonly<Record<BrandToken, Colour>>

/**
 * A token has the hue of its colour and the luminance of the standard look, so that all contrasts stay. None changes
 * sides: what is darker than its colour in the standard look is never lighter than it, and a dark brand shows itself.
 */
function shadeOf(base: BrandColour, token: Colour, colours: FourColours): Colour {
  const [standard, colour] = [standardBrand[base], colours[base]]
  if (colour === standard) return token
  const [luminance, brand, before] = [token, colour, standard].map(luminanceOf) as [number, number, number]
  const wouldChangeSides = luminance < before ? brand <= luminance : brand >= luminance
  return token === standard || wouldChangeSides ? colour : withLuminance(colour, luminance)
}

export function paletteOf(colours: FourColours): Palette {
  const tokens = brandColours.flatMap((base) =>
    Object.entries<Colour>(brandTokens[base]).map(([name, token]) => [name, shadeOf(base, token, colours)]),
  )
  return Object.fromEntries(tokens) as Palette
}

/** WCAG 2.2, AA for text of any size. */
export const minContrast = 4.5

export const contrastNames = ['white', 'ground', 'ink', 'ink-2', 'ink-3', 'cloth'] as const
export type ContrastName = (typeof contrastNames)[number]

/** What each colour is shown with: text on it, or the ground below it. */
export const contrastPairs = {
  main: ['white', 'ground'],
  action: ['white', 'ground'],
  ground: ['ink', 'ink-2', 'ink-3'],
  accent: ['ink', 'cloth'],
} as const satisfies Record<BrandColour, readonly ContrastName[]>

function otherColour(name: ContrastName, colours: FourColours): Colour {
  if (name === 'ground') return colours.ground
  return name === 'cloth' ? paletteOf(colours)['jade-800'] : fixedColours[name]
}

export interface ContrastCheck {
  readonly pairs: readonly { readonly name: ContrastName; readonly other: Colour; readonly ratio: number }[]
  /** Null if the colour passes, or fails only beside another colour that fails too. */
  readonly offer: Colour | null
}

/** The colours, each replaced by the nearest that passes. */
export function passingColours(colours: FourColours): FourColours {
  const pass = (base: BrandColour, context: FourColours): FourColours => {
    const others = contrastPairs[base].map((name) => otherColour(name, context))
    return { ...context, [base]: nearestPassing(context[base], others, minContrast) ?? standardBrand[base] }
  }
  // The ground comes first, since main and action are shown on it.
  return (['ground', 'main', 'action', 'accent'] as const).reduce((all, base) => pass(base, all), colours)
}

export function checkContrasts(colours: FourColours): Readonly<Record<BrandColour, ContrastCheck>> {
  const passing = passingColours(colours)
  const checks = brandColours.map((base) => {
    const pairs = contrastPairs[base].map((name) => {
      const other = otherColour(name, colours)
      return { name, other, ratio: contrastOf(colours[base], other) }
    })
    return [base, { pairs, offer: passing[base] === colours[base] ? null : passing[base] }]
  })
  return Object.fromEntries(checks)
}
