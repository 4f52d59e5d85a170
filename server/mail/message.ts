/** A letter as the message that nodemailer composes. */
import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './mail.ts'

/** The address that the letters come from. */
export interface Sending {
  readonly from: string
}

/**
 * The message of a letter always has the same Message-ID, by which mail servers and programs recognise a message that
 * they have already.
 */
export function messageOf(
  { id, from: name, replyTo, to, subject, text, html, calendar }: Letter,
  { from }: Sending,
): SendMailOptions {
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name, address: from },
    replyTo,
    to: { name: '', address: to },
    subject,
    text,
    html,
    textEncoding: 'base64',
    // Machines that answer for somebody absent leave such messages alone (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: calendar
      ? [
          {
            filename: calendar.name,
            content: calendar.content,
            contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
          },
        ]
      : [],
  }
}
