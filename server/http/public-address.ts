/** IP addresses of the internet, as opposed to this machine, its network and special uses (IANA's registries). */
import { BlockList, isIP } from 'node:net'

const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
// Teredo and 6to4 lead to IPv4 addresses.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')

/** Loopback, local, mapped and multicast addresses of IPv6 are outside of it. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** False for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
