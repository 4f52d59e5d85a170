import type { SavedAs } from '#domain/staff/item-drafts.ts'

/** What a button of a dish, category or gift makes of what was typed; another one leaves a draft a draft. */
export function savedAs(verb: unknown): SavedAs {
  if (verb === 'draft') return { as: 'draft' }
  return verb === 'save' ? { as: 'published' } : {}
}
