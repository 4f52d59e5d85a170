/** How long a slide of a banner stays (spec section 9). Milliseconds. */
export const slideStays = 6_000
