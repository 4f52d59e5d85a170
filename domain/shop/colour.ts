/** Colours are #rrggbb. Luminance and contrast follow WCAG 2.2. */

export type Colour = `#${string}`

export const isColour = (text: string): text is Colour => /^#[\da-f]{6}$/.test(text)

type Channels = readonly [number, number, number]

/** Linear light, 0 to 1. */
function channelsOf(colour: Colour): Channels {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

function colourOf(channels: Channels): Colour {
  const pairs = channels.map((value) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, encoded)))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${pairs.join('')}`
}

export function luminanceOf(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21. */
export const contrastOf = (one: Colour, other: Colour) => ratioOf(luminanceOf(one), luminanceOf(other))

const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Mixes with white or black, so that the hue stays. */
export function withLuminance(colour: Colour, luminance: number): Colour {
  const current = luminanceOf(colour)
  const [red, green, blue] = channelsOf(colour)
  const share = luminance > current ? (1 - luminance) / (1 - current) : luminance / current
  const added = luminance > current ? 1 - share : 0
  return colourOf([red * share + added, green * share + added, blue * share + added])
}

/** Steps of lightness: finer ones would give the same colour. */
const steps = 512

/**
 * The colour itself if its contrast with each of the others is enough, or else the nearest lighter or darker one.
 * Null if even black and white fail.
 */
export function nearestPassing(colour: Colour, others: readonly Colour[], ratio: number): Colour | null {
  const luminances = others.map(luminanceOf)
  const passes = (one: Colour) => luminances.every((other) => ratioOf(luminanceOf(one), other) >= ratio)
  if (passes(colour)) return colour
  const start = Math.cbrt(luminanceOf(colour))
  const candidates = [1, 0].map((end) => {
    for (let step = 1; step <= steps; step += 1) {
      const lightness = start + ((end - start) * step) / steps
      const candidate = withLuminance(colour, lightness ** 3)
      if (passes(candidate)) return { candidate, distance: Math.abs(lightness - start) }
    }
    return null
  })
  const [nearest] = candidates.flatMap((each) => each ?? []).sort((a, b) => a.distance - b.distance)
  return nearest?.candidate ?? null
}
