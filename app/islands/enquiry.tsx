import { EnquiryDialog } from '#app/chat-forms/enquiry-dialog.tsx'
import { readEnquirySettings } from '#app/chat-forms/enquiry-settings.ts'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'

export function open(opener: HTMLElement, { guests, food }: DOMStringMap, lang: Lang): void {
  // The draft contains the prefilled values.
  openOverlay({ name: 'enquiry', lang, opener }, (onClose) => (
    <EnquiryDialog settings={readEnquirySettings()} prefill={{ guests, food }} onClose={onClose} />
  ))
}
