/** What a control brings along when it opens the enquiry: data-guests and data-food on the opener. */
import { isFoodWanted } from '#content/pages/how-much-food.ts'
import type { EnquiryDraft } from '#domain/event-enquiry.ts'

export interface Prefill {
  readonly guests?: string | undefined
  readonly food?: string | undefined
}

/**
 * The number is the newer one. Food is added to what was typed, which nobody asked to lose; a new answer of the
 * calculator takes the place of the one before.
 */
export function withPrefill(draft: EnquiryDraft, { guests = '', food = '' }: Prefill): EnquiryDraft {
  const typed = draft.food
    .split('\n')
    .filter((line) => food === '' || !isFoodWanted(line))
    .join('\n')
  return {
    ...draft,
    guests: guests || draft.guests,
    food: food === '' ? draft.food : [typed.trim(), food].filter(Boolean).join('\n'),
  }
}
