import { createTransport } from 'nodemailer'
import type { MailFailure } from '#domain/staff/mail-failure.ts'
import { type Mail, MailRejectedError } from './mail.ts'
import { messageOf, type Sending } from './message.ts'

/** Includes the name look-up. */
const maxSendMs = 30_000

/**
 * @param url smtp://user:password@host:port or smtps://…; its query overrides the options, such as `?requireTLS=false`
 * in a private network
 */
export function createSmtp(url: string, sending: Sending, longest = maxSendMs): Mail {
  const transport = createTransport({
    url,
    // Letters contain names, addresses and keys of orders.
    requireTLS: !isThisMachine(url),
    connectionTimeout: longest,
    greetingTimeout: longest,
    socketTimeout: longest,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(letter) {
      try {
        await transport.sendMail({ ...messageOf(letter, sending), signal: AbortSignal.timeout(longest) })
        return { ok: true }
      } catch (error) {
        const { code, responseCode, command } = failureOf(error)
        if (isForGood(code, responseCode)) return { ok: false, code: responseCode }
        // The server's response repeats the address.
        throw new MailRejectedError(
          `letter ${letter.id} was not taken by the mail server: ${code} ${responseCode} ${command}`,
          failureNames[code] ?? (responseCode >= 400 && responseCode < 500 ? 'busy' : 'other'),
        )
      }
    },
  }
}

function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

function failureOf(error: unknown) {
  const propertyOf = (name: string) =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return {
    code: String(propertyOf('code') ?? ''),
    responseCode: Number(propertyOf('responseCode') ?? 0),
    command: String(propertyOf('command') ?? ''),
  }
}

const failureNames: Readonly<Partial<Record<string, MailFailure>>> = {
  EAUTH: 'sign-in',
  ETLS: 'insecure',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EDNS: 'unreachable',
  EABORT: 'unreachable',
}

/** A wrong password can be fixed; a refused recipient or message stays refused. */
function isForGood(code: string, responseCode: number): boolean {
  return /^(EENVELOPE|EMESSAGE)$/.test(code) && responseCode >= 500 && responseCode < 600
}
