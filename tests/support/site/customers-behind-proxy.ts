import { randomInt } from 'node:crypto'

/** The server trusts the local proxy and keeps the sandbox behind it. */
export const trustingEnv = { TRUSTED_PROXIES: '127.0.0.1', PAYMENT_PRACTICE: 'on' }

export const customerHeader = 'x-forwarded-for'

export function customerAddress(): string {
  return ['100', ...Array.from({ length: 3 }, () => randomInt(256))].join('.')
}
