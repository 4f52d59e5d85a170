/** Every page includes this data, so that opening a form needs no request. */
import type { Slot } from '#domain/shop/settings.ts'

export interface EnquirySettings {
  /** The number includes the country code. */
  readonly chatNumber: string
  readonly email: string
  readonly slots: readonly Slot[]
  /** The van may arrive this much before or after the chosen time. */
  readonly arrivalMinutes: number
  readonly hasWaiters: boolean
  readonly hasEquipment: boolean
}

export const enquirySettingsId = 'enquiry-settings'

/** @throws if the page lacks the element, which is a bug */
export function readEnquirySettings(): EnquirySettings {
  return JSON.parse(document.getElementById(enquirySettingsId)?.textContent ?? '')
}
