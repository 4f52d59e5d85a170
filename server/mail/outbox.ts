import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeWhole } from '#server/whole-file.ts'
import type { Mail } from './mail.ts'

/** Emails to addresses with this ending fail, so that a failure can be tried out in a browser. */
export const undeliverable = '@undeliverable.example'

/** The stand-in that works without a mail server: it writes every email to a file that any mail program can open. */
export function createOutbox(dataDir: string, from: string): Mail {
  const folder = join(dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send({ id, to, subject, text, html }) {
      // The message omits the address: logs must not contain personal details.
      if (to.endsWith(undeliverable)) throw new Error(`letter ${id} can not be delivered`)
      const { message } = await composer.sendMail({
        messageId: `<${id}@hoiyuen>`,
        from,
        to,
        subject,
        text,
        html,
        textEncoding: 'base64',
      })
      if (!Buffer.isBuffer(message)) throw new Error(`letter ${id} was not composed`)
      await writeWhole(join(folder, `${id}.eml`), message)
    },
  }
}
