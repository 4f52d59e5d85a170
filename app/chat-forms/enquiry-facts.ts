/** Every page includes this data, so that opening a form needs no request. */
import type { Slot } from '#domain/shop/settings.ts'

export interface EnquiryFacts {
  /** International number. */
  readonly chatNumber: string
  readonly email: string
  readonly slots: readonly Slot[]
  /** Before or after the chosen time. */
  readonly arrivalMinutes: number
}

export const factsId = 'enquiry-facts'

/** @throws if the page lacks the element, which is a bug */
export function readFacts(): EnquiryFacts {
  return JSON.parse(document.getElementById(factsId)?.textContent ?? '')
}
