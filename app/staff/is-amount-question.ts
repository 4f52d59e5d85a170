import type { AmountQuestion } from '#domain/staff/orders/amount-question.ts'

/** Apart from the words of all problems, which only the server loads. */
export function isAmountQuestion(problem: unknown): problem is AmountQuestion {
  return typeof problem === 'object' && problem !== null && 'asks' in problem
}
