/** Opens the enquiry dialog for links to #enquiry, on every page and from other sites. */
import type { Lang } from '#domain/text.ts'
import { openIsland } from './islands.ts'

export function startEnquiryLink(lang: Lang): void {
  const answer = () => {
    if (location.hash === '#enquiry') openIsland('enquiry', document.body, lang)
  }
  addEventListener('hashchange', answer)
  answer()
}
