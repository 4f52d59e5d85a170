/** From the start of the navigation until the pop-up opens (spec section 9). Milliseconds. */
export const popupDelay = 2_000
