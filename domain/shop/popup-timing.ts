/** Milliseconds after navigation starts (spec section 9). */
export const popupDelay = 2_000
