import type { SendMailOptions } from 'nodemailer'
import { type Letter, tablePictureId } from './mail.ts'

export interface Sending {
  readonly from: string
}

/** The Message-ID stays the same, so that mail servers recognise a repetition. */
export function messageOf(
  { id, from: name, replyTo, to, subject, text, html, calendar, tablePicture }: Letter,
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
    // Prevents out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [
      ...(tablePicture
        ? [
            {
              filename: `${tablePictureId}.jpg`,
              content: tablePicture,
              contentType: 'image/jpeg',
              cid: tablePictureId,
              contentDisposition: 'inline' as const,
            },
          ]
        : []),
      ...(calendar
        ? [
            {
              filename: calendar.name,
              content: calendar.content,
              contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            },
          ]
        : []),
    ],
  }
}
