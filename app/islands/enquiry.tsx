import { EnquiryDialog } from '#app/chat-forms/enquiry-dialog.tsx'
import { readFacts } from '#app/chat-forms/enquiry-facts.ts'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'

/** Opens the event enquiry with the opener's data-guests and data-food. */
export function open(opener: HTMLElement, { guests, food }: DOMStringMap, lang: Lang): void {
  // The draft contains the prefilled values, so a reload does not fill them in again.
  openOverlay({ name: 'enquiry', lang, opener }, (onClose) => (
    <EnquiryDialog facts={readFacts()} prefill={{ guests, food }} onClose={onClose} />
  ))
}
