/** Who is asking, as far as limits go: the address of the client, or its network where clients have whole networks. */
import { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Requests that came over no connection (the program's own, those of tests) count as one client. */
const noAddress = 'unknown'

/** More proxies in a row than any honest chain has; the header is as long as its sender likes. */
const mostHops = 10

/** What Hono's context has of a request: the listening side hands over its message as `env.incoming`. */
interface Visit {
  readonly env: unknown
  readonly req: { header(name: string): string | undefined }
}

export type ClientOf = (visit: Visit) => string

/**
 * Reads the client of a request. X-Forwarded-For counts only when it comes from a trusted proxy, and then from
 * right to left: each proxy adds the address it was asked from at the end, and what stands further left than the
 * first address that is no proxy of ours is what the client made up.
 * @param trustedProxies addresses and networks (CIDR) of either IP version
 */
export function clientReader(trustedProxies: readonly string[]): ClientOf {
  const trusted = proxyList(trustedProxies)
  return ({ env, req }) => {
    const peer = plainAddress(peerOf(env))
    if (peer === null) return noAddress
    const forwarded = isIn(trusted, peer) ? req.header('x-forwarded-for') : undefined
    return networkOf(forwarded === undefined ? peer : (forwardedClient(forwarded, trusted) ?? peer))
  }
}

/** Whether an address is that of a trusted proxy. */
export function proxyReader(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = proxyList(trustedProxies)
  return (text) => {
    const address = plainAddress(text)
    return address !== null && isIn(trusted, address)
  }
}

function peerOf(env: unknown): string {
  const incoming = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : undefined
  return (incoming instanceof IncomingMessage && incoming.socket.remoteAddress) || ''
}

/** Rightmost address that is no trusted proxy; null when there is none or something else stands before it. */
function forwardedClient(header: string, trusted: BlockList): string | null {
  const hops = header.split(',').slice(-mostHops).reverse()
  for (const hop of hops) {
    const address = plainAddress(hop.trim())
    if (address === null || !isIn(trusted, address)) return address
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

/**
 * An address without the port that some proxies add and the zone of a local one; IPv4 written as IPv6 becomes IPv4,
 * since sockets that listen on both report it so. null when it is none.
 */
function plainAddress(text: string): string | null {
  const [, bare = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^(\d+\.[\d.]+):\d+$/.exec(text) ?? []
  const address = bare.replace(/%.*$/, '')
  return isIP(address) === 0 ? null : (mappedIPv4(address) ?? address)
}

/** The IPv4 address that an IPv6 one stands for, however it is spelt. */
function mappedIPv4(address: string): string | null {
  if (isIP(address) !== 6) return null
  const [, high, low] =
    /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(new URL(`http://[${address}]`).hostname.slice(1, -1)) ?? []
  if (!high || !low) return null
  const bits = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.')
}

/** A household or office gets a whole IPv6 network of 64 bits and changes its address within it at will. */
function networkOf(address: string): string {
  if (isIP(address) === 4) return address
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const groups = [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
