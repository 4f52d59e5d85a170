/** A seeded random generator (mulberry32), so that a failed run can be repeated. */
export interface Chance {
  /** 0 <= x < 1. */
  next(): number
  /** A whole number from `from` to `to`, inclusive. */
  between(from: number, to: number): number
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, between: (from, to) => from + Math.floor(next() * (to - from + 1)) }
}
