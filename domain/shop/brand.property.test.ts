import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BrandToken,
  brandColours,
  brandTokens,
  checkContrasts,
  type FourColours,
  fixedColours,
  minContrast,
  paletteOf,
  passingColours,
  standardBrand,
} from './brand.ts'
import { type Colour, contrastOf, isColour, luminanceOf, nearestPassing, withLuminance } from './colour.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Colour => `#${number.toString(16).padStart(6, '0')}`)
const four: fc.Arbitrary<FourColours> = fc.record({
  main: colour,
  action: colour,
  ground: colour,
  accent: colour,
})

test('the nearest passing colour passes wherever black or white would', () => {
  fc.assert(
    fc.property(
      colour,
      fc.array(colour, { maxLength: 3 }),
      fc.double({ min: 1, max: 7, noNaN: true }),
      (one, others, ratio) => {
        const nearest = nearestPassing(one, others, ratio)
        const extremes: Colour[] = ['#000000', '#ffffff']
        const isPossible = [one, ...extremes].some((each) =>
          others.every((other) => contrastOf(each, other) >= ratio),
        )
        if (isPossible) expect(nearest).not.toBeNull()
        if (nearest)
          for (const other of others) expect(contrastOf(nearest, other)).toBeGreaterThanOrEqual(ratio)
      },
    ),
  )
})

test('a colour that passes already is its own nearest passing colour', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(nearestPassing(one, [other], contrastOf(one, other))).toBe(one)
    }),
  )
})

test('a colour with another luminance has that luminance to within a step of eight bits', () => {
  fc.assert(
    fc.property(colour, fc.double({ min: 0, max: 1, noNaN: true }), (one, luminance) => {
      const shade = withLuminance(one, luminance)
      expect(isColour(shade)).toBe(true)
      expect(Math.abs(luminanceOf(shade) - luminance)).toBeLessThan(0.01)
    }),
  )
})

test('the standard look gives exactly the colours of its style sheets', () => {
  expect(paletteOf(standardBrand)).toEqual(
    Object.assign({}, ...brandColours.map((base) => brandTokens[base])),
  )
  expect(passingColours(standardBrand)).toMatchObject(passingColours({ ...standardBrand }))
  for (const base of brandColours) expect(passingColours(standardBrand)[base]).toBe(standardBrand[base])
})

test('colours made to pass have no further offers', () => {
  fc.assert(
    fc.property(four, (colours) => {
      const checks = Object.values(checkContrasts(passingColours(colours)))
      expect(checks.map(({ offer }) => offer)).toEqual([null, null, null, null])
      for (const { ratio } of checks.flatMap(({ pairs }) => pairs))
        expect(ratio).toBeGreaterThanOrEqual(minContrast)
    }),
  )
})

/** Text and its ground, by the comments of app/styles/tokens.css and shades.css. */
const readable: readonly (readonly [
  BrandToken | keyof typeof fixedColours,
  ...(BrandToken | keyof typeof fixedColours)[],
])[] = [
  ['white', 'jade-900', 'jade-800', 'jade-600', 'jade-hover', 'tomato-600', 'plum', 'navy-cloth'],
  ['cream', 'jade-900', 'jade-800'],
  ['butter', 'jade-900', 'jade-800'],
  ['on-cloth', 'jade-800', 'navy-cloth'],
  ['on-cloth-2', 'jade-900'],
  ['on-jade-1', 'jade-900'],
  ['on-jade-2', 'jade-900'],
  ['on-jade-3', 'jade-900'],
  ['tomato-700', 'rice', 'cream', 'pink'],
  ['jade-600', 'rice', 'cream'],
  [
    'ink',
    'rice',
    'cream',
    'paper',
    'pink',
    'sky',
    'celadon',
    'butter',
    'butter-hover',
    'marigold-cloth',
    'mist-paper',
  ],
  ['ink-2', 'rice', 'cream', 'off-bg'],
  ['ink-3', 'rice', 'cream'],
]

test('every text of the design stays readable in every brand that passes', () => {
  fc.assert(
    fc.property(four, (colours) => {
      const all = { ...fixedColours, ...paletteOf(passingColours(colours)) }
      for (const [text, ...grounds] of readable)
        for (const ground of grounds)
          expect(contrastOf(all[text], all[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(
            minContrast,
          )
    }),
  )
})
