/**
 * How long the wrong passwords, digits and links of one place are counted together, and so the longest wait after too
 * many of them. Minutes.
 */
export const guessWaitMinutes = 15
