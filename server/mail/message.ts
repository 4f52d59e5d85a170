/** A letter as the message that nodemailer composes. */
import type { SendMailOptions } from 'nodemailer'
import { brand } from '#content/layout.ts'
import type { Letter } from './mail.ts'

/** Whom the letters come from and who reads the answers. */
export interface Sending {
  readonly from: string
  readonly replyTo: string
}

const senderName = `${brand.zh} ${brand.en}`

/**
 * The message of a letter always has the same Message-ID, by which mail servers and programs recognise a message that
 * they have already.
 */
export function messageOf(
  { id, to, subject, text, html, calendar }: Letter,
  sending: Sending,
): SendMailOptions {
  const { from, replyTo } = sending
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: senderName, address: from },
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
