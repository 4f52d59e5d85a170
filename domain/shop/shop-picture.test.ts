import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAround, isPhoto, pictureDoubts, pictureShapes, readFocus } from './shop-picture.ts'

const side = fc.integer({ min: 1, max: 12_000 })
const size = fc.record({ width: side, height: side })
const focus = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) })

test('a crop lies in the picture, is as large as its shape allows, and contains the main point', () => {
  fc.assert(
    fc.property(size, fc.constantFrom(...Object.values(pictureShapes)), focus, (picture, shape, point) => {
      const { left, top, width, height } = cutAround(picture, shape, point)
      expect(left >= 0 && top >= 0 && left + width <= picture.width && top + height <= picture.height).toBe(
        true,
      )
      expect(width === picture.width || height === picture.height).toBe(true)
      expect(Math.abs(width * shape.height - height * shape.width)).toBeLessThanOrEqual(
        shape.width + shape.height,
      )
      const view = { x: (point.x * picture.width) / 100 - left, y: (point.y * picture.height) / 100 - top }
      // Rounding may move the focal point by a pixel.
      expect(Math.abs(view.x - (point.x * width) / 100)).toBeLessThanOrEqual(1)
      expect(Math.abs(view.y - (point.y * height) / 100)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a main point consists of two whole percentages', () => {
  expect(readFocus('', '')).toEqual({ x: 50, y: 50 })
  expect(readFocus('0', '100')).toEqual({ x: 0, y: 100 })
  for (const wrong of ['101', '-1', '5.5', 'x', '1e1']) expect(readFocus(wrong, '1')).toBeNull()
})

test('small and dark pictures are doubted, but transparency is not darkness', () => {
  const pixels = (value: number, alpha = 255) => [value, value, value, alpha]
  expect(pictureDoubts(1600, pixels(120))).toEqual([])
  expect(pictureDoubts(1599, pixels(69))).toEqual(['small', 'dark'])
  expect(pictureDoubts(1600, [...pixels(0, 0), ...pixels(200)])).toEqual([])
  expect(pictureDoubts(1600, pixels(0, 0))).toEqual([])
})

test('an opaque upload is a photograph; a cut-out and a drawing are not', () => {
  expect(['uploads/a.webp', 'uploads/clear/a.webp', 'dishes/a.svg'].map(isPhoto)).toEqual([
    true,
    false,
    false,
  ])
})
