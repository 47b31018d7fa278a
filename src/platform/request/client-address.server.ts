import { getRequest, getRequestIP } from '@tanstack/react-start/server'
import { networkAddress } from '#identity/rate-limits/client-network.server.ts'
import { limitedNetworks } from '#identity/rate-limits/rate-limiter.server.ts'
import type { LimitedNetwork } from '#identity/rate-limits/rate-limits.ts'
import { environment } from '../environment.server.ts'

/**
 * The network address of a request's client. Behind a trusted proxy it is the last forwarded address, which the proxy
 * itself added.
 */
export function clientAddress(request: Request): string | undefined {
  const forwarded = environment.TRUST_PROXY ? request.headers.get('x-forwarded-for') : null
  const address = forwarded?.split(',').at(-1)?.trim() || getRequestIP()
  return address === undefined ? undefined : networkAddress(address)
}

/** The networks of the current request's client, as rate-limit keys. */
export function requestNetworks(): LimitedNetwork[] {
  return limitedNetworks(clientAddress(getRequest()) ?? 'unknown', environment.VITE_AUTH_SECRET)
}
