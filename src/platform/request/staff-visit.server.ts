import type { Permission } from '#commerce/staff/permissions.ts'
import { requireStaffSession } from '#identity/authorization/access-check.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { logAuthorizationError } from '#identity/authorization/log-authorization-error.server.ts'
import { environment } from '../environment.server.ts'
import { log } from '../services.server.ts'
import { currentSessionHolder } from './current-session.server.ts'

export const privateHeaders = { 'Cache-Control': 'private, no-store' }

/**
 * Authorization guard of a server route for staff: returns the response that rejects the request, or null. A visitor is
 * redirected to sign in, and from there to `next`.
 */
export async function rejectUnauthorized(
  permission: Permission,
  next: string,
): Promise<Response | null> {
  try {
    requireStaffSession(await currentSessionHolder(), permission, environment.STAFF_TWO_FACTOR)
    return null
  } catch (closed) {
    if (!(closed instanceof AuthorizationError)) throw closed
    logAuthorizationError(log, closed, { endpoint: permission })
    if (closed.reason !== 'sign-in') {
      return new Response(closed.message, { status: closed.status, headers: privateHeaders })
    }
    const Location = `/login?next=${encodeURIComponent(next)}`
    return new Response(null, { status: 303, headers: { ...privateHeaders, Location } })
  }
}

/** A PDF response that no cache stores. */
export function pdfResponse(file: Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(file, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
    },
  })
}
