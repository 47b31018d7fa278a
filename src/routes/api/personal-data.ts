import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import {
  type ExportedFile,
  exportAccount,
  exportOrder,
} from '#commerce/personal-data/export-personal-data.server.ts'
import { isAuthorizedStaff } from '#identity/authorization/access-check.ts'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { currentOrderOwner, isOrderOwner } from '#platform/request/current-order-owner.server.ts'
import { currentSessionHolder } from '#platform/request/current-session.server.ts'
import { isFreshSignIn } from '#platform/request/fresh-sign-in.server.ts'
import { limitRequest } from '#platform/request/limit-request.server.ts'
import { privateHeaders as headers } from '#platform/request/staff-visit.server.ts'
import { zipStream } from '#platform/request/zip-stream.server.ts'
import { shop } from '#platform/services.server.ts'

const requested = z.union([
  z.object({ orderId: z.string().max(100) }),
  z.object({ userId: z.string().max(128) }),
  z.object({ token: z.string().min(1).max(8192) }),
])

/**
 * The export of an account, with a token that proves a sign-in of the last minutes, of one order, for its owner, or of a
 * customer, for a super admin. By POST, because access logs must not contain the token.
 */
export const Route = createFileRoute('/api/personal-data')({
  server: {
    handlers: {
      ANY: refuseMethod('POST'),
      POST: async ({ request }) => {
        // Another site cannot send JSON without permission.
        const isJson = request.headers.get('content-type') === 'application/json'
        const data = requested.safeParse(await request.json().catch(() => null))
        if (!isJson || !data.success) return new Response('Bad Request', { status: 400, headers })
        const files = await filesFor(data.data)
        if (!files) return new Response('Forbidden', { status: 403, headers })
        const seconds = await limitRequest('export-data')
        if (seconds !== null) {
          const wait = { ...headers, 'Retry-After': String(seconds) }
          return new Response('Too Many Requests', { status: 429, headers: wait })
        }
        return new Response(zipStream(files), {
          headers: {
            ...headers,
            'Content-Type': 'application/zip',
            'Content-Disposition': 'attachment; filename="my-data.zip"',
          },
        })
      },
    },
  },
})

/** Null for a request that may not have the data. */
async function filesFor(
  data: z.infer<typeof requested>,
): Promise<AsyncGenerator<ExportedFile> | null> {
  if ('orderId' in data) {
    const { orderId } = data
    const userId = (await isOrderOwner(orderId))
      ? (await currentOrderOwner({ orderId })).userId
      : null
    return userId === null ? null : exportOrder(shop, { orderId, userId })
  }
  const holder = await currentSessionHolder()
  if ('userId' in data) {
    const { userId } = data
    const mayExport = isAuthorizedStaff(holder, 'users.write', environment.STAFF_TWO_FACTOR)
    return holder && mayExport ? exportAccount(shop, { userId, actorId: holder.uid }) : null
  }
  const user = holder?.user
  const isFresh = user && !user.suspended && (await isFreshSignIn(user.id, data.token))
  return isFresh ? exportAccount(shop, { userId: user.id, actorId: user.id }) : null
}
