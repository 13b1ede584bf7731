import { BlockList, isIP } from 'node:net'

const blocked = new BlockList()
for (const [net, bits] of [
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
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(net, bits, 'ipv4')

/** What the internet gives out lies here; mapped and NAT64 addresses, one's own and link-local ones do not. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
/** Tunnels that carry another address (Teredo, 6to4), and examples. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(net, bits, 'ipv6')

/** An address of the internet, not of this machine, its network or a carrier's. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && !address.includes('%') && given.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
