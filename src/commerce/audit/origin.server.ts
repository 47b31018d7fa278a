import { AsyncLocalStorage } from 'node:async_hooks'

const origins = new AsyncLocalStorage<string | null>()

/**
 * Runs work on behalf of a network, which the audit log reads from async context: no business rule depends on it, so it
 * is not an argument of all of them.
 */
export function actFrom<T>(network: string | null, work: () => T): T {
  return origins.run(network, work)
}

/** Network of the current request; null in jobs and scripts. */
export function originOfEntry(): string | null {
  return origins.getStore() ?? null
}

/**
 * Network of an IP address: three bytes of IPv4, three groups of IPv6. It distinguishes countries and not neighbours.
 * Null for anything else.
 */
export function networkOf(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return networkOf4(mapped?.[1] ?? address) ?? networkOf6(address)
}

function networkOf4(address: string): string | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(address)
  return parts && `${parts[1]}.${parts[2]}.${parts[3]}.0/24`
}

function networkOf6(address: string): string | null {
  const bare = address.split('%')[0] ?? ''
  if (!/^[0-9a-f:]+$/i.test(bare) || !bare.includes(':')) return null
  const [head = '', tail] = bare.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = [
    ...groups,
    ...Array.from({ length: missing }, () => '0'),
    ...(tail ?? '').split(':'),
  ]
  const network = whole.slice(0, 3).map((group) => (Number.parseInt(group, 16) || 0).toString(16))
  return `${network.join(':')}::/48`
}
