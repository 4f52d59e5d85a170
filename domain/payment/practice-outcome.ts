/** How a practice payment can go: a late one is reported only after the customer has returned (decisions 32). */
export const practiceOutcomes = ['paid', 'declined', 'abandoned', 'late'] as const

/** How long after the customer's return a late practice payment is reported. */
export const practiceLateSeconds = 20

export type PracticeOutcome = (typeof practiceOutcomes)[number]
