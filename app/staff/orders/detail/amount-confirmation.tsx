/** A second press books an unexpected amount. */

import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dollarsText } from '#domain/money.ts'
import { isAmountQuestion } from '#domain/staff/orders/amount-question.ts'
import type { Refused } from './refused.ts'

export function asksForAmount(refusal: Refused | null, verb: string): refusal is Refused {
  return refusal !== null && refusal.input.verb === verb && isAmountQuestion(refusal.problem)
}

/** Another amount is confirmed again. */
export function AmountConfirmation({
  refused,
  verb,
}: {
  readonly refused: Refused | null
  readonly verb: string
}) {
  const text = useText()
  if (!asksForAmount(refused, verb) || !isAmountQuestion(refused.problem)) return null
  return (
    <>
      <input type="hidden" name="sure" value={dollarsText(refused.problem.amount)} />
      <Note kind="error">{text(refused.why)}</Note>
    </>
  )
}
