import { randomInt } from 'node:crypto'

/** The sandbox stays behind the proxy. */
export const trustingEnv = { TRUSTED_PROXIES: '127.0.0.1', PAYMENT_PRACTICE: 'on' }

export const customerHeader = 'x-forwarded-for'

export function customerAddress(): string {
  return ['100', ...Array.from({ length: 3 }, () => randomInt(256))].join('.')
}
