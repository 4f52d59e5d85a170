/** Posts to an address that a person typed. */
import { lookup as lookUp } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type PostResult =
  | { readonly kind: 'response'; readonly status: number }
  | {
      readonly kind: 'fault'
      readonly fault:
        | 'address-unknown'
        | 'address-private'
        | 'address-public-http'
        | 'too-slow'
        | 'no-connection'
    }

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Allows this machine and its network, there also without encryption. */
  readonly allowsPrivate: boolean
  readonly timeoutMs: number
}

/** Follows no redirect and reads no body of a response. Never throws. */
export async function postOutside(address: string, options: PostOptions): Promise<PostResult> {
  const deadline = AbortSignal.timeout(options.timeoutMs)
  try {
    const url = new URL(address)
    const addresses = await Promise.race([resolve(url), whenOver(deadline)])
    const refusal = refusalOf(url, addresses, options.allowsPrivate)
    if (refusal) return { kind: 'fault', fault: refusal }
    return { kind: 'response', status: await send(url, addresses, options, deadline) }
  } catch (error) {
    if (deadline.aborted) return { kind: 'fault', fault: 'too-slow' }
    const isUnknown = error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo'
    return { kind: 'fault', fault: isUnknown ? 'address-unknown' : 'no-connection' }
  }
}

type Addresses = Awaited<ReturnType<typeof resolve>>

function resolve({ hostname }: URL) {
  // A URL has IPv6 addresses in brackets.
  return lookUp(hostname.replace(/^\[|\]$/g, ''), { all: true })
}

function refusalOf({ protocol }: URL, addresses: Addresses, allowsPrivate: boolean) {
  const publicCount = addresses.filter(({ address }) => isPublicAddress(address)).length
  if (!allowsPrivate && publicCount < addresses.length) return 'address-private'
  return protocol === 'http:' && publicCount > 0 ? 'address-public-http' : null
}

function send(
  url: URL,
  addresses: Addresses,
  { headers, body }: PostOptions,
  signal: AbortSignal,
): Promise<number> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  // Another answer of the name server could lead past the check.
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family ?? 4)
  }
  const { promise, resolve: answer, reject } = Promise.withResolvers<number>()
  const call = request(url, { method: 'POST', headers, lookup, signal, agent: false }, (response) => {
    answer(response.statusCode ?? 0)
    response.destroy()
  })
  call.on('error', reject)
  // Such a connection would neither answer nor end.
  call.on('upgrade', ({ statusCode }, socket) => {
    answer(statusCode ?? 0)
    socket.destroy()
  })
  call.end(body)
  return promise
}

function whenOver(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
