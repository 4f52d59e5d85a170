/** When banners move and open by themselves (spec section 9). Milliseconds. */

/** How long a slide stays. */
export const slideStays = 6_000

/** From the start of the navigation until the pop-up opens. */
export const popupDelay = 2_000
