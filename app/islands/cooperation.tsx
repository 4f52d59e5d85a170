import { CooperationDialog } from '#app/chat-forms/cooperation-dialog.tsx'
import { readEnquirySettings } from '#app/chat-forms/enquiry-settings.ts'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'

/** The opener's data-type is the customer type. */
export function open(opener: HTMLElement, { type = '' }: DOMStringMap, lang: Lang): void {
  openOverlay({ name: 'cooperation', lang, opener, data: { type } }, (close) => (
    <CooperationDialog settings={readEnquirySettings()} type={type} onClose={close} />
  ))
}
