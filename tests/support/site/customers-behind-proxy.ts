/** Simulates customers behind a reverse proxy, each with an address of their own. */
import { randomInt } from 'node:crypto'

/** Environment of a server that trusts X-Forwarded-For from this machine, and goes on practising payments behind it. */
export const trustingEnv = { TRUSTED_PROXIES: '127.0.0.1', PAYMENT_PRACTICE: 'on' }

/** The header in which the proxy forwards the customer's address. */
export const customerHeader = 'x-forwarded-for'

export function customerAddress(): string {
  return ['100', ...Array.from({ length: 3 }, () => randomInt(256))].join('.')
}
