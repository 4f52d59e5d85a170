/** Each id is sent once. */
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Recipient } from '#server/db/schema/letters.ts'

/** `request` identifies the link request. */
export type LetterSubject =
  | { readonly kind: 'placed' }
  | { readonly kind: 'event'; readonly eventId: number }
  | { readonly kind: 'link'; readonly request: string }

export function letterId(reference: OrderReference, about: LetterSubject, recipient: Recipient): string {
  return `order-${reference}-${endOf(about)}${recipient === 'staff' ? '-staff' : ''}`
}

function endOf(about: LetterSubject): string {
  switch (about.kind) {
    case 'placed':
      return 'placed'
    case 'event':
      return `event-${about.eventId}`
    case 'link':
      return `link-${about.request}`
  }
}

export function letterSubject(id: string): LetterSubject | null {
  const [, what, more = ''] = /^order-\w{4}-\w{4}-(placed|event-|link-)([\w-]*?)(?:-staff)?$/.exec(id) ?? []
  if (what === 'placed') return more === '' ? { kind: 'placed' } : null
  if (what === 'event-') return /^\d{1,15}$/.test(more) ? { kind: 'event', eventId: Number(more) } : null
  return what === 'link-' && more !== '' ? { kind: 'link', request: more } : null
}

export const letterJobs = ['order-placed', 'order-event', 'order-link'] as const

type LetterJobName = (typeof letterJobs)[number]

export type LetterJob = {
  readonly [Name in LetterJobName]: { readonly name: Name; readonly data: Jobs[Name] }
}[LetterJobName]

export function letterJob(orderId: number, about: LetterSubject): LetterJob {
  switch (about.kind) {
    case 'placed':
      return { name: 'order-placed', data: { orderId } }
    case 'event':
      return { name: 'order-event', data: { eventId: about.eventId } }
    case 'link':
      return { name: 'order-link', data: { orderId, request: about.request } }
  }
}
