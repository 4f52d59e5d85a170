/** A second press books an unexpected amount. */

import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dollarsText } from '#domain/money.ts'
import { isAmountQuestion } from '#domain/staff/orders/amount-question.ts'
import type { RefusedMove } from './move-fields.ts'

export function asksForAmount(refusal: RefusedMove | null, verb: string): refusal is RefusedMove {
  return refusal !== null && refusal.input.verb === verb && isAmountQuestion(refusal.problem)
}

/** A changed amount needs a new confirmation. */
export function AmountConfirmation({
  refusal,
  verb,
}: {
  readonly refusal: RefusedMove | null
  readonly verb: string
}) {
  const text = useText()
  if (!asksForAmount(refusal, verb) || !isAmountQuestion(refusal.problem)) return null
  return (
    <>
      <input type="hidden" name="sure" value={dollarsText(refusal.problem.amount)} />
      <Note kind="error">{text(refusal.why)}</Note>
    </>
  )
}
