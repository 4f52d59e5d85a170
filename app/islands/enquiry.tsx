import { EnquiryDialog } from '#app/chat-forms/enquiry-dialog.tsx'
import { readFacts } from '#app/chat-forms/enquiry-facts.ts'
import { openForm } from '#app/chat-forms/open-form.tsx'
import type { Lang } from '#domain/text.ts'

/** Opens the event enquiry; data-guests and data-food of the opener are filled in. */
export function open(opener: HTMLElement, { guests, food }: DOMStringMap, lang: Lang): void {
  openForm(
    opener,
    lang,
    (close) => <EnquiryDialog facts={readFacts()} prefill={{ guests, food }} onClose={close} />,
    leaveAddress,
  )
}

/** Closed stays closed after a reload, and the same link opens it again. */
function leaveAddress(): void {
  if (location.hash === '#enquiry')
    history.replaceState(history.state, '', location.pathname + location.search)
}
