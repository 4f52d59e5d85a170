/** How a practice payment can go: a late one is reported only after the customer has returned (decisions 32). */
export const practiceOutcomes = ['paid', 'declined', 'abandoned', 'late'] as const

export type PracticeOutcome = (typeof practiceOutcomes)[number]
