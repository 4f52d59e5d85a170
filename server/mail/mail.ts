import type { MailFailure } from '#domain/staff/mail-failure.ts'
import type { CalendarFile } from './order-calendar.ts'

export interface Letter {
  /** Letters, digits and hyphens. A retried job has the same id, so the letter is not sent twice. */
  readonly id: string
  readonly from: string
  /** Recipient of replies. */
  readonly replyTo: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Null if the letter needs no date. */
  readonly calendar: CalendarFile | null
}

/** Accepted, or permanently refused with the mail server's code, such as 550 for an unknown mailbox. */
export type Handover = { readonly ok: true } | { readonly ok: false; readonly code: number }

/** A temporary failure; the queue retries. */
export class MailNotTaken extends Error {
  readonly failure: MailFailure
  constructor(message: string, failure: MailFailure) {
    super(message)
    this.failure = failure
  }
}

/** Rejects on temporary failures, and the queue retries. */
export interface Mail {
  send(letter: Letter): Promise<Handover>
}
