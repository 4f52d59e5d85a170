/** Brings back what a change of the trail replaced, as a button of the form that it is about. */
import { useText } from '#app/ui/lang.tsx'
import { historyWords } from '#content/staff/orders/history.ts'
import type { FieldValues } from '#server/page-data/staff/shop/history-api.ts'
import { Button } from './button.tsx'

export function RestoreButton({ entry, label }: { readonly entry: number; readonly label: string }) {
  const text = useText()
  return (
    <Button name="verb" value={`restore-${entry}`} aria-label={label}>
      {text(historyWords.bringBack)}
    </Button>
  )
}

/** The entry whose button was pressed; null: it was another one. */
export function restoredEntry(verb: unknown): number | null {
  const digits = typeof verb === 'string' && /^restore-(\d{1,15})$/.exec(verb)?.[1]
  return digits ? Number(digits) : null
}

/** What was typed, with the fields that are brought back; those that the form does not have any more are left out. */
export const withRestored = (typed: FieldValues, before: FieldValues): FieldValues => ({
  ...typed,
  ...Object.fromEntries(Object.entries(before).filter(([name]) => name in typed)),
})
