import type { MailFailure } from '#domain/staff/mail-failure.ts'
import type { CalendarFile } from './order-calendar.ts'

export const tablePictureId = 'table'

export interface Letter {
  /** Letters, digits and hyphens; the same for a retried job, so that the letter is not sent twice. */
  readonly id: string
  readonly from: string
  readonly replyTo: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: CalendarFile | null
  /** A JPEG, which the HTML names by `tablePictureId`. */
  readonly tablePicture?: Buffer
}

/** The code is the mail server's, such as 550 for an unknown mailbox. */
export type Handover = { readonly ok: true } | { readonly ok: false; readonly code: number }

/** The queue retries. */
export class MailRejectedError extends Error {
  readonly failure: MailFailure
  constructor(message: string, failure: MailFailure) {
    super(message)
    this.failure = failure
  }
}

/** Rejects on temporary failures, which the queue retries. */
export interface Mail {
  send(letter: Letter): Promise<Handover>
}
