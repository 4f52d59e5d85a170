/** This tab's sessionStorage is the only place, because an attempt contains personal details. */

import { isRecord } from '#domain/json.ts'
import { emptyContact, orderSteps } from '#domain/ordering/order-steps.ts'
import type { OrderAttempt } from './attempt.ts'

/** A new shape of the stored data needs a new number. */
const storageKey = 'orderAttempt.4'

export function saveAttempt(attempt: OrderAttempt): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt))
  } catch {
    // The open dialog still has everything.
  }
}

export function clearAttempt(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {}
}

/** Returns null if there is none or it is unreadable. */
export function loadAttempt(): OrderAttempt | null {
  try {
    return readAttempt(sessionStorage.getItem(storageKey))
  } catch {
    return null
  }
}

export function readAttempt(text: string | null): OrderAttempt | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isAttempt(value) ? value : null
  } catch {
    return null
  }
}

/** Only we write the entry, so this checks only what could break the dialog. */
function isAttempt(value: unknown): value is OrderAttempt {
  if (!isRecord(value) || !isRecord(value.dialog)) return false
  const { lines, opened, key, dialog, way } = value
  const { step, details, contact, needs, errors } = value.dialog
  return (
    [lines, opened].every(isLines) &&
    typeof key === 'string' &&
    isRecord(dialog) &&
    (way === 'delivery' || way === 'pickup') &&
    orderSteps.some((each) => each === step) &&
    isRecord(details) &&
    typeof details.address === 'string' &&
    isRecord(details.cutlery) &&
    isRecord(details.tongs) &&
    isRecord(contact) &&
    Object.keys(emptyContact).every((field) => typeof contact[field] === 'string') &&
    isRecord(needs) &&
    [needs.allergens, needs.access].every(Array.isArray) &&
    isRecord(errors)
  )
}

function isLines(value: unknown): boolean {
  return Array.isArray(value) && value.every((line) => isRecord(line) && isRecord(line.selection))
}
