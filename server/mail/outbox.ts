import { glob, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { writeWhole } from '#server/whole-file.ts'
import { type Mail, MailRejectedError } from './mail.ts'
import { messageOf, type Sending } from './message.ts'

/** Emails to these addresses fail, to try out failures. */
export const undeliverable = '@undeliverable.example'
export const refusedDomain = '@refused.example'

/** Writes each email to a file that any mail program can open. */
export function createOutbox(dataDir: string, sending: Sending, report: (line: string) => void): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const { id, to } = letter
      // Logs must not contain the address.
      if (to.endsWith(undeliverable))
        throw new MailRejectedError(`letter ${id} cannot be delivered`, 'unreachable')
      if (to.endsWith(refusedDomain)) return { ok: false, code: 550 }
      const { message } = await composer.sendMail(messageOf(letter, sending))
      if (!Buffer.isBuffer(message)) throw new Error(`letter ${id} was not composed`)
      const file = join('outbox', `${id}.eml`)
      await writeWhole(join(dataDir, file), message)
      report(`wrote ${file}`)
      return { ok: true }
    },
  }
}

/** Removes outbox letters about an order. */
export async function eraseLetters(dataDir: string, reference: OrderReference): Promise<void> {
  const folder = join(dataDir, 'outbox')
  for await (const file of glob(`order-${reference}-*.eml`, { cwd: folder }))
    await rm(join(folder, file), { force: true })
}
