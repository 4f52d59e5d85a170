/** The button that opens the dialog states these values in data-guests and data-food. */
import { isFoodWanted } from '#content/pages/how-much-food.ts'
import type { EnquiryDraft } from '#domain/shop/event-enquiry.ts'

export interface Prefill {
  readonly guests?: string | undefined
  readonly food?: string | undefined
}

/**
 * The opener's number replaces the old one; its food is added, replacing only the calculator's previous
 * suggestion.
 */
export function withPrefill(draft: EnquiryDraft, { guests = '', food = '' }: Prefill): EnquiryDraft {
  const text = draft.food
    .split('\n')
    .filter((line) => food === '' || !isFoodWanted(line))
    .join('\n')
  return {
    ...draft,
    guests: guests || draft.guests,
    food: food === '' ? draft.food : [text.trim(), food].filter(Boolean).join('\n'),
  }
}
