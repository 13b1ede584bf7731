import ipaddr from 'ipaddr.js'

/** What calls are counted by where nobody is signed in. One caller can use every address of an IPv6 /64, so all of it is one place. */
export function placeOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const one = ipaddr.process(address)
  return one.kind() === 'ipv4' ? one.toString() : ipaddr.IPv6.networkAddressFromCIDR(`${one.toString()}/64`).toString()
}
