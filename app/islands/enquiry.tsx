import { EnquiryDialog } from '#app/chat-forms/enquiry-dialog.tsx'
import { readFacts } from '#app/chat-forms/enquiry-facts.ts'
import { openOverlay } from '#app/ui/overlay.tsx'
import type { Lang } from '#domain/text.ts'

/** Opens the event enquiry; data-guests and data-food of the opener are filled in. */
export function open(opener: HTMLElement, { guests, food }: DOMStringMap, lang: Lang): void {
  const onClosed = () => {
    removeEventListener('hashchange', close)
    leaveAddress()
  }
  const close = openOverlay({ name: 'form', lang, opener, onClosed }, (onClose) => (
    <EnquiryDialog facts={readFacts()} prefill={{ guests, food }} onClose={onClose} />
  ))
  // Back from #enquiry closes the dialog too.
  addEventListener('hashchange', close)
}

/** A reload does not open the dialog again, and the same link does. */
function leaveAddress(): void {
  if (location.hash === '#enquiry')
    history.replaceState(history.state, '', location.pathname + location.search)
}
