/** How long the passwords of the back office may be. Characters. */
export const shortestPassword = 12
export const longestPassword = 128

/** Passwords that may wait for their turn to be hashed; the next ones are refused at once. */
export const maxWaiting = 10
