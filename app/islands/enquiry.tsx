import { EnquiryDialog } from '#app/chat-forms/enquiry-dialog.tsx'
import { readFacts } from '#app/chat-forms/enquiry-facts.ts'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'

/** Opens the event enquiry; data-guests and data-food of the opener are filled in. */
export function open(opener: HTMLElement, { guests, food }: DOMStringMap, lang: Lang): void {
  // The draft keeps what was filled in: opened again by a reload, nothing is filled in twice.
  openOverlay({ name: 'enquiry', lang, opener }, (onClose) => (
    <EnquiryDialog facts={readFacts()} prefill={{ guests, food }} onClose={onClose} />
  ))
}
