import { isIPv6, SocketAddress } from 'node:net'

/** A network that an address belongs to. */
export interface ClientNetwork {
  network: string
  /** How many times the allowance of one address it has. */
  allowance: number
}

/**
 * The address under which rate limits count a client. Of IPv6 that is the /64: providers give a household no less, so
 * a client could use another address for each request. An IPv4 address written as IPv6 becomes IPv4 again.
 */
export function networkAddress(address: string): string {
  const parsed = parse(address)
  return typeof parsed === 'string' ? parsed : `${parsed.slice(0, 4).join(':')}::`
}

/**
 * All networks that rate limits count a client under, narrowest first. Providers also give out /56 and /48 of IPv6,
 * which hold 256 and 65,536 networks of /64: they get a larger allowance, not one for each.
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

/** The eight groups of an IPv6 address; anything else as a text. */
function parse(address: string): string | string[] {
  if (!isIPv6(address)) return address
  // However it was written, without a zone id.
  const { address: written } = new SocketAddress({ address, family: 'ipv6' })
  const [, ipv4] = /^::ffff:([\d.]+)$/.exec(written) ?? []
  if (ipv4 !== undefined) return ipv4
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const missing = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...missing, ...tail]
}
