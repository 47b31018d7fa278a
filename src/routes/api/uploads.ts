import { createFileRoute } from '@tanstack/react-router'
import { receiveUpload } from '#commerce/pictures/receive-upload.server.ts'
import { isAuthorizedStaff } from '#identity/authorization/access-check.ts'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { currentSessionHolder } from '#platform/request/current-session.server.ts'
import { shop } from '#platform/services.server.ts'

/** Upload endpoint for pictures. It needs a ticket that was issued to the signed-in user. */
export const Route = createFileRoute('/api/uploads')({
  server: {
    handlers: {
      ANY: refuseMethod('POST'),
      POST: ({ request }) =>
        receiveUpload(shop, request, { secret: environment.VITE_UPLOAD_TOKEN, uploader }),
    },
  },
})

async function uploader(): Promise<string | null> {
  const holder = await currentSessionHolder()
  const isStaff = isAuthorizedStaff(holder, 'pictures.upload', environment.STAFF_TWO_FACTOR)
  return isStaff ? (holder?.uid ?? null) : null
}
