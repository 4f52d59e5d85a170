/** Chooses how letters leave: by the shop's mail server, or into the outbox while none is configured. */
import type { Mail } from './mail.ts'
import type { Sending } from './message.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

export interface MailSettings extends Sending {
  /** Null: letters are written into the outbox. */
  readonly smtpUrl: string | null
  /** Where the shop's own people receive notices; null: nowhere. */
  readonly staff: string | null
}

export function openMail(settings: MailSettings, dataDir: string, report: (line: string) => void): Mail {
  const { smtpUrl } = settings
  return smtpUrl ? createSmtp(smtpUrl, settings) : createOutbox(dataDir, settings, report)
}
