import type { Mail } from '#server/mail/mail.ts'
import { createOutbox } from '#server/mail/outbox.ts'

export function testOutbox(dataDir: string): Mail {
  return createOutbox(dataDir, { from: 'shop@example.com' }, () => {})
}
