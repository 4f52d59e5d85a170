/** IPv6 clients are identified by their network. */
import { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Requests by the program itself and by tests have no connection. */
const noAddress = 'unknown'

/** The sender decides how long the header is. */
const maxHops = 10

/** The HTTP server passes its message as `env.incoming`. */
interface Visit {
  readonly env: unknown
  readonly req: { header(name: string): string | undefined }
}

export type ClientOf = (visit: Visit) => string

/**
 * X-Forwarded-For counts only from a trusted proxy and is read from right to left: a client may invent the entries
 * before the first untrusted address.
 * @param trustedProxies addresses and networks (CIDR) of either IP version
 */
export function clientReader(trustedProxies: readonly string[]): ClientOf {
  const trustedRanges = proxyList(trustedProxies)
  return ({ env, req }) => {
    const peer = plainAddress(peerOf(env))
    if (peer === null) return noAddress
    const forwardedFor = isIn(trustedRanges, peer) ? req.header('x-forwarded-for') : undefined
    return networkOf(
      forwardedFor === undefined ? peer : (forwardedClient(forwardedFor, trustedRanges) ?? peer),
    )
  }
}

export function proxyReader(trustedProxies: readonly string[]): (address: string) => boolean {
  const trustedRanges = proxyList(trustedProxies)
  return (text) => {
    const address = plainAddress(text)
    return address !== null && isIn(trustedRanges, address)
  }
}

/** The address at the other end of the connection; empty without one. */
export function peerOf(env: unknown): string {
  const incoming = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : undefined
  return (incoming instanceof IncomingMessage && incoming.socket.remoteAddress) || ''
}

/** The rightmost untrusted address; null after an invalid entry. */
function forwardedClient(header: string, trustedRanges: BlockList): string | null {
  const hops = header.split(',').slice(-maxHops).reverse()
  for (const hop of hops) {
    const address = plainAddress(hop.trim())
    if (address === null || !isIn(trustedRanges, address)) return address
  }
  return null
}

function proxyList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = familyOf(address)
    list.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family)
  }
  return list
}

const isIn = (list: BlockList, address: string) => list.check(address, familyOf(address))

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Removes ports and zones, and converts IPv4-mapped IPv6. Null if it is not an address. */
function plainAddress(text: string): string | null {
  const [, bare = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^(\d+\.[\d.]+):\d+$/.exec(text) ?? []
  const address = bare.replace(/%.*$/, '')
  return isIP(address) === 0 ? null : (mappedIPv4(address) ?? address)
}

function mappedIPv4(address: string): string | null {
  if (isIP(address) !== 6) return null
  const [, high, low] =
    /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(new URL(`http://[${address}]`).hostname.slice(1, -1)) ?? []
  if (!high || !low) return null
  const bits = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.')
}

/** A household can change its address within its network of 64 bits. */
function networkOf(address: string): string {
  if (isIP(address) === 4) return address
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const groups = [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The network is wide enough to identify nobody in logs. */
export function addressPrefix(client: string): string {
  if (isIP(client) === 4) return client.replace(/\d+$/, '0/24')
  return client.replace(/^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
}
