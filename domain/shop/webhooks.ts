/** Addresses of other systems, which hear of orders by the Standard Webhooks scheme (docs/api.md). */

export const maxWebhooks = 5

export const maxAddressLetters = 500

export const maxSecretLetters = 100

/** The scheme allows keys of 24 to 64 bytes. */
const secretPattern =
  /^whsec_(?=[A-Za-z0-9+/]{32,86}=*$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

export function isWebhookSecret(text: string): boolean {
  return secretPattern.test(text)
}

export type AddressFault = 'not-an-address' | 'address-too-long' | 'not-https' | 'has-credentials'

/** @param allowsHttp for addresses of the shop's own network */
export function addressFault(text: string, allowsHttp: boolean): AddressFault | null {
  if (text.length > maxAddressLetters) return 'address-too-long'
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return 'not-an-address'
  if (url.protocol === 'http:' && !allowsHttp) return 'not-https'
  return url.username || url.password ? 'has-credentials' : null
}

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** Why no response came; a response has its status instead. */
export const deliveryFaults = [
  'address-unknown',
  'address-private',
  'address-public-http',
  'too-slow',
  'no-connection',
  'paused',
] as const

export type DeliveryFault = (typeof deliveryFaults)[number]

const minute = 60_000
const hour = 60 * minute

/** Pauses between tries, in milliseconds: eight tries within a day. */
const pausesMs = [5_000, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 7 * hour, 10 * hour]

/**
 * @param tries so far
 * @returns milliseconds; null gives up
 */
export function pauseAfter(tries: number): number | null {
  return pausesMs[tries - 1] ?? null
}

export const keptDeliveryDays = 14
