/** What a control brings along when it opens the enquiry: data-guests and data-food on the opener. */
import type { EnquiryDraft } from '#domain/event-enquiry.ts'

export interface Prefill {
  readonly guests?: string | undefined
  readonly food?: string | undefined
}

/** The number is the newer one; food is added to what was typed, which nobody asked to lose. */
export function withPrefill(draft: EnquiryDraft, { guests = '', food = '' }: Prefill): EnquiryDraft {
  const isNew = food !== '' && !draft.food.includes(food)
  return {
    ...draft,
    guests: guests || draft.guests,
    food: isNew ? [draft.food.trim(), food].filter(Boolean).join('\n') : draft.food,
  }
}
