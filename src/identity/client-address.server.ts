import { getRequest, getRequestIP } from '@tanstack/react-start/server'
import { environment } from '#platform/environment.server.ts'
import { countedAddress } from './counted-address.server.ts'
import { seal } from './seal.server.ts'

/**
 * Where a request comes from, as it is counted. Behind a trusted proxy that is the last address of the list: the one it
 * added itself.
 */
export function clientAddress(request: Request): string | undefined {
  const forwarded = environment.TRUST_PROXY ? request.headers.get('x-forwarded-for') : null
  const address = forwarded?.split(',').at(-1)?.trim() || getRequestIP()
  return address === undefined ? undefined : countedAddress(address)
}

/** Where the present request comes from, as a table may keep it: nobody reads the address from it. */
export function sealedClientAddress(): string {
  const address = clientAddress(getRequest()) ?? 'unknown'
  return seal(address, environment.VITE_AUTH_SECRET)
}
