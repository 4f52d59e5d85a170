/** Belongs inside the form with the values. */

import { Button } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { historyWords } from '#content/staff/orders/history.ts'
import type { FieldValues } from '#server/page-data/staff/shop/history-api.ts'

export function RestoreButton({ entry, label }: { readonly entry: number; readonly label: string }) {
  const text = useText()
  return (
    <Button name="verb" value={`restore-${entry}`} aria-label={label}>
      {text(historyWords.bringBack)}
    </Button>
  )
}

/** Returns null for other buttons. */
export function restoredEntry(verb: unknown): number | null {
  const digits = typeof verb === 'string' && /^restore-(\d{1,15})$/.exec(verb)?.[1]
  return digits ? Number(digits) : null
}

/** Ignores fields the form no longer has. */
export const withRestoredFields = (input: FieldValues, before: FieldValues): FieldValues => ({
  ...input,
  ...Object.fromEntries(Object.entries(before).filter(([name]) => name in input)),
})
