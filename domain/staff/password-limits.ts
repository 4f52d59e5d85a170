/** How long the passwords of the back office may be. Characters. */
export const shortestPassword = 12
export const longestPassword = 128
