/** Milliseconds per banner slide (spec section 9). */
export const slideStays = 6_000
