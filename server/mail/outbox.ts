import { glob, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { writeWhole } from '#server/whole-file.ts'
import { type Mail, MailNotTaken } from './mail.ts'
import { messageOf, type Sending } from './message.ts'

/** Emails to addresses with these endings fail, so that a failure can be tried out in a browser. */
export const undeliverable = '@undeliverable.example'
export const refused = '@refused.example'

/** The stand-in that works without a mail server: it writes every email to a file that any mail program can open. */
export function createOutbox(dataDir: string, sending: Sending, report: (line: string) => void): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const { id, to } = letter
      // The message omits the address: logs must not contain personal details.
      if (to.endsWith(undeliverable))
        throw new MailNotTaken(`letter ${id} cannot be delivered`, 'unreachable')
      if (to.endsWith(refused)) return { ok: false, code: 550 }
      const { message } = await composer.sendMail(messageOf(letter, sending))
      if (!Buffer.isBuffer(message)) throw new Error(`letter ${id} was not composed`)
      const file = join('outbox', `${id}.eml`)
      await writeWhole(join(dataDir, file), message)
      report(`wrote ${file}`)
      return { ok: true }
    },
  }
}

/** Removes the letters about an order, as far as any were written into the outbox. */
export async function eraseLetters(dataDir: string, reference: OrderReference): Promise<void> {
  const folder = join(dataDir, 'outbox')
  for await (const file of glob(`order-${reference}-*.eml`, { cwd: folder }))
    await rm(join(folder, file), { force: true })
}
