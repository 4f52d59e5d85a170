import type { MailFailure } from '#domain/staff/mail-failure.ts'
import type { CalendarFile } from './order-calendar.ts'

/** An email, as plain text and as HTML that says the same. */
export interface Letter {
  /** The same letter has the same id, so that a retried job does not send it twice. Letters, digits and hyphens. */
  readonly id: string
  /** The name it comes from. */
  readonly from: string
  /** Who reads the answers. */
  readonly replyTo: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Attached where the date matters. */
  readonly calendar: CalendarFile | null
}

/** Accepted for delivery, or refused for good with the mail server's code, such as 550 for an unknown mailbox. */
export type Handover = { readonly ok: true } | { readonly ok: false; readonly code: number }

/** Why an email could not be handed over at this time. */
export class MailNotTaken extends Error {
  readonly failure: MailFailure
  constructor(message: string, failure: MailFailure) {
    super(message)
    this.failure = failure
  }
}

/** Sends emails. Rejects when an email could not be handed over at this time, and the queue retries. */
export interface Mail {
  send(letter: Letter): Promise<Handover>
}
