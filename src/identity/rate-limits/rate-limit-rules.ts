/** At most `max` in a window that begins with the first request. */
export interface RateLimitRule {
  max: number
  windowMs: number
}

/** One counter: a rule and the key that it counts under. */
export interface RateLimit extends RateLimitRule {
  key: string
}

/** A network of the client as the limits name it: a keyed hash, because the table holds no address in the clear. */
export interface LimitedNetwork {
  hash: string
  /** How many times the allowance of one address it has. */
  allowance: number
}

const hour = 60 * 60_000

/**
 * The same rule for each network of a client, the narrowest first: whoever has a /48 of IPv6 has 65,536 networks to
 * come from. Two transactions take the rows in the same order, so they cannot deadlock.
 */
export function perNetwork(
  name: string,
  networks: readonly LimitedNetwork[],
  { max, windowMs }: RateLimitRule,
): RateLimit[] {
  return networks.map(({ hash, allowance }) => ({
    key: `address ${name} ${hash}`,
    max: max * allowance,
    windowMs,
  }))
}

/** Orders of an hour: of one network as many as the setting says, of one account a third. */
export function orderLimits(
  userId: string,
  networks: readonly LimitedNetwork[],
  perHour: number,
): RateLimit[] {
  return [
    { key: `account place-order ${userId}`, max: Math.ceil(perHour / 3), windowMs: hour },
    ...perNetwork('place-order', networks, { max: perHour, windowMs: hour }),
  ]
}
