import { isIPv6, SocketAddress } from 'node:net'

/**
 * The address under which a network is counted. Of IPv6 that is the first half, the /64: a house is given no less, and
 * who has one would come from another address each time. IPv4 that is written as IPv6 is what it was.
 */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address
  // However it was written, without the name of a network card.
  const { address: written } = new SocketAddress({ address, family: 'ipv6' })
  const [, ipv4] = /^::ffff:([\d.]+)$/.exec(written) ?? []
  if (ipv4 !== undefined) return ipv4
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const missing = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...missing, ...tail].slice(0, 4).join(':')}::`
}
