import type { Mail } from './mail.ts'
import type { Sending } from './message.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

export interface MailSettings extends Sending {
  /** Null writes letters into the outbox. */
  readonly smtpUrl: string | null
  /** Null sends no staff notices. */
  readonly staff: string | null
}

export function openMail(settings: MailSettings, dataDir: string, report: (line: string) => void): Mail {
  const { smtpUrl } = settings
  return smtpUrl ? createSmtp(smtpUrl, settings) : createOutbox(dataDir, settings, report)
}
