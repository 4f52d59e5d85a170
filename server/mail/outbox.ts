import { join } from 'node:path'
import { writeWhole } from '#server/whole-file.ts'
import type { Letter, Mail } from './mail.ts'

/** Addresses ending in this can't be delivered to, so that a failing mail can be tried out in a browser. */
export const undeliverable = '@undeliverable.example'

/** The stand-in that works without a mail server: every letter becomes a file any mail program opens. */
export function createOutbox(dataDir: string, from: string): Mail {
  const folder = join(dataDir, 'outbox')
  return {
    async send(letter) {
      // The address stays out of the message: logs must not hold people's details.
      if (letter.to.endsWith(undeliverable)) throw new Error(`letter ${letter.id} can not be delivered`)
      await writeWhole(join(folder, `${letter.id}.eml`), emlOf(letter, from))
    },
  }
}

function emlOf({ id, to, subject, text }: Letter, from: string): string {
  return [
    `Message-ID: <${id}@hoiyuen>`,
    `From: ${header(from)}`,
    `To: ${header(to)}`,
    `Subject: ${encoded(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text).replace(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n')
}

/** A line break would start a header of the writer's own choice. */
const header = (value: string) => value.replace(/[\r\n]+/g, ' ')

const encoded = (value: string) => `=?utf-8?B?${base64(header(value))}?=`

const base64 = (value: string) => Buffer.from(value, 'utf8').toString('base64')
