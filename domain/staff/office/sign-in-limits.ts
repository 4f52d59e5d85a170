/** Failed attempts from one place count together for this time, the longest wait. */
export const guessWaitMinutes = 15

/** Invitations must outlast a weekend. */
export const inviteHours = 72

/** Tablets are paired on the spot. */
export const pairingHours = 1

export const minPasswordLetters = 12
export const longestPassword = 128

/** Further passwords are refused while so many wait to be hashed. */
export const maxWaiting = 10

/** Digits of a sign-in on a paired tablet. */
export const digitCount = 6
