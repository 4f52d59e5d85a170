/** Load as a shop behind a reverse proxy sees it: many customers, each from an address of their own. */
import { randomInt } from 'node:crypto'

/** Environment of a server that takes the word of whoever asks from this machine. */
export const trustingEnv = { TRUSTED_PROXIES: '127.0.0.1' }

/** The header with which the proxy passes a customer on. */
export const customerHeader = 'x-forwarded-for'

export function customerAddress(): string {
  return ['100', ...Array.from({ length: 3 }, () => randomInt(256))].join('.')
}
