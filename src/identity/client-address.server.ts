import { getRequestIP } from '@tanstack/react-start/server'
import { environment } from '#platform/environment.server.ts'

/** Where a request comes from. Behind a trusted proxy that is the last address of the list: the one it added itself. */
export function clientAddress(request: Request): string | undefined {
  const forwarded = environment.TRUST_PROXY ? request.headers.get('x-forwarded-for') : null
  return forwarded?.split(',').at(-1)?.trim() || getRequestIP()
}
