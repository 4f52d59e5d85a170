/** Colours are #rrggbb. Luminance and contrast follow WCAG 2.2. */

export type Colour = `#${string}`

export const isColour = (text: string): text is Colour => /^#[\da-f]{6}$/.test(text)

export function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21. */
export const contrastOf = (one: Colour, other: Colour) => ratioOf(luminanceOf(one), luminanceOf(other))

const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** @param share of white or black, 0 to 1 */
function mix(colour: Colour, end: 0 | 255, share: number): Colour {
  const pairs = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(value + (end - value) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${pairs.join('')}`
}

/** Each halves the possible shares; the tenth is finer than a step of eight bits. */
const halvings = 10

/** Mixes with white or black, so that the hue stays. */
export function withLuminance(colour: Colour, luminance: number): Colour {
  const end = luminance > luminanceOf(colour) ? 255 : 0
  let [low, high] = [0, 1]
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    const isTooFar =
      end === 255
        ? luminanceOf(mix(colour, end, middle)) > luminance
        : luminanceOf(mix(colour, end, middle)) < luminance
    if (isTooFar) high = middle
    else low = middle
  }
  return mix(colour, end, high)
}

/**
 * The colour itself if its contrast with each of the others is enough, or else the nearest lighter or darker one.
 * Null if even black and white fail.
 */
export function nearestPassing(colour: Colour, others: readonly Colour[], ratio: number): Colour | null {
  const luminances = others.map(luminanceOf)
  const passes = (one: Colour) => luminances.every((other) => ratioOf(luminanceOf(one), other) >= ratio)
  if (passes(colour)) return colour
  for (let share = 1; share <= 255; share += 1) {
    const candidates = [mix(colour, 0, share / 255), mix(colour, 255, share / 255)]
    const passing = candidates.find(passes)
    if (passing) return passing
  }
  return null
}
