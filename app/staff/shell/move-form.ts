import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { amountQuestionText } from '#content/staff/orders/amount-questions.ts'
import { formProblems, roleMayNot } from '#content/staff/orders/orders.ts'
import type { ChangeRefusal } from '#domain/placed/order-situation.ts'
import type { Refusal } from '#domain/refusals.ts'
import { type AmountQuestion, isAmountQuestion } from '#domain/staff/orders/amount-question.ts'
import { type MoveReading, readMove } from '#domain/staff/orders/order-move.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { StaffOrdersApi } from '#server/page-data/staff/staff-api.ts'

type FormProblem = Extract<MoveReading, { ok: false }>['reason'] | 'office-decides-unpaid'

export type MoveProblem = FormProblem | ChangeRefusal | Refusal | AmountQuestion

export interface MoveResult {
  readonly problem: MoveProblem | null
  /** The order is null if the form names none. */
  readonly order: number | null
}

export async function actOn(orders: StaffOrdersApi, staff: StaffMember, form: FormData): Promise<MoveResult> {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const reading = readMove(field)
  if (!reading.ok) return { problem: reading.reason, order: null }
  const { orderId } = reading.value
  const result = await orders.act(staff, reading.value)
  const problem = result.ok ? null : result.reason
  // Only roles that may start unpaid orders are offered to.
  if (problem === 'payment-due' && !may(staff.role, 'mark-paid'))
    return { problem: 'office-decides-unpaid', order: orderId }
  return { problem, order: orderId }
}

export function problemText(problem: MoveProblem): Text {
  if (isAmountQuestion(problem)) return amountQuestionText(problem)
  if (typeof problem !== 'string') return { zh: refusalText(problem, 'zh'), en: refusalText(problem, 'en') }
  if (isFormProblem(problem)) return formProblems[problem]
  return problem === 'actor-not-allowed' ? roleMayNot : changeRefusals[problem]
}

function isFormProblem(problem: FormProblem | ChangeRefusal): problem is FormProblem {
  return problem in formProblems
}
