/** How many digits somebody signs in with on a paired tablet. */
export const digitCount = 6
