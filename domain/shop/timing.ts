/** Counted from the start of the navigation (spec section 9). */
export const popupDelayMs = 2_000

/** Each banner slide stays this long (spec section 9). */
export const slideMs = 6_000

/** Every server shows a change after this time at the latest. */
export const maxUpdateDelayMs = 2_000
