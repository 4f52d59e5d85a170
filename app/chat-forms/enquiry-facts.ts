/** What the forms need to know of the shop. Every page contains it, so that opening a form needs no request. */
import type { Slot } from '#domain/shop/settings.ts'

export interface EnquiryFacts {
  /** International number for chat links. */
  readonly chatNumber: string
  readonly email: string
  readonly slots: readonly Slot[]
  /** Before or after the chosen time. */
  readonly arrivalMinutes: number
}

/** The element of the page that holds them as JSON. */
export const factsId = 'enquiry-facts'

/** Throws when the page lacks them, which is a bug of the page. */
export function readFacts(): EnquiryFacts {
  return JSON.parse(document.getElementById(factsId)?.textContent ?? '')
}
