import type { AmountQuestion } from '#domain/staff/orders/amount-question.ts'
import type { MoveProblem } from './move-form.ts'

/** Apart from the words of all problems, which only the server loads. */
export function isAmountQuestion(problem: MoveProblem | null): problem is AmountQuestion {
  return typeof problem === 'object' && problem !== null && 'asks' in problem
}
