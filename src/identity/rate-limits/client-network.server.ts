import { isIPv6, SocketAddress } from 'node:net'

/** A network that contains an address. */
export interface ClientNetwork {
  network: string
  /** How many times the limit of a single address applies. */
  allowance: number
}

/**
 * The address that identifies a client in rate limits. For IPv6 it is the /64: a household gets no less, so a client
 * could use another address for each request. An IPv4-mapped address becomes IPv4.
 */
export function networkAddress(address: string): string {
  const parsed = parse(address)
  return typeof parsed === 'string' ? parsed : `${parsed.slice(0, 4).join(':')}::`
}

/**
 * All networks of a client for rate limits, narrowest first. Providers also assign /56 and /48 of IPv6, with 256 and
 * 65,536 networks of /64: these get a larger allowance, not one for each.
 */
export function clientNetworks(address: string): ClientNetwork[] {
  const parsed = parse(address)
  if (typeof parsed === 'string') return [{ network: parsed, allowance: 1 }]
  const [first = '0', second = '0', third = '0', fourth = '0'] = parsed
  const upperHalf = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    { network: networkAddress(address), allowance: 1 },
    { network: `${first}:${second}:${third}:${upperHalf}::/56`, allowance: 4 },
    { network: `${first}:${second}:${third}::/48`, allowance: 16 },
  ]
}

/** The eight groups of an IPv6 address; any other text unchanged. */
function parse(address: string): string | string[] {
  if (!isIPv6(address)) return address
  // Normalized, without a zone id.
  const { address: written } = new SocketAddress({ address, family: 'ipv6' })
  const [, ipv4] = /^::ffff:([\d.]+)$/.exec(written) ?? []
  if (ipv4 !== undefined) return ipv4
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const missing = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...missing, ...tail]
}
