/** Outcomes of sandbox payments; `late` is reported after the customer returns (decisions 32). */
export const practiceOutcomes = ['paid', 'declined', 'abandoned', 'late'] as const

export const practiceLateSeconds = 20

export type PracticeOutcome = (typeof practiceOutcomes)[number]
