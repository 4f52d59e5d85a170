import { draftWords } from '#content/staff/menus/draft-words.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import type { SavedAs } from '#domain/staff/menus/item-drafts.ts'

/** What a button of a dish, category or gift makes of what was typed; another one leaves a draft a draft. */
export function savedAs(form: FormData): SavedAs & { readonly wasDraft: boolean } {
  const verb = form.get('verb')
  const wasDraft = form.get('wasDraft') === 'yes'
  if (verb === 'save-draft') return { as: 'draft', wasDraft }
  return verb === 'publish' ? { as: 'published', wasDraft } : { wasDraft }
}

/** Why a draft that was to be dropped is still there, with the status of that answer. */
export function whyDraftStays(reason: 'draft-unseen' | 'temporarily-unavailable') {
  return reason === 'temporarily-unavailable'
    ? { problem: notSaved, status: 503 }
    : { problem: draftWords.draftUnseen, status: 409 }
}
