import { createFileRoute } from '@tanstack/react-router'
import { orderOfClaimUpload } from '#commerce/claims/claim-photos.server.ts'
import { driverUploadSubject, isDriverUpload } from '#commerce/drivers/delivery-photo.server.ts'
import { mayUploadThanks } from '#commerce/orders/recipient-page/send-thanks.server.ts'
import { orderOfThanksUpload } from '#commerce/orders/recipient-page/thanks-photo.server.ts'
import { receiveUpload } from '#commerce/pictures/receive-upload.server.ts'
import { isAuthorizedStaff } from '#identity/authorization/access-check.ts'
import { environment } from '#platform/environment.server.ts'
import { acceptBody } from '#platform/http/receive-body.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { isOrderOwner } from '#platform/request/current-order-owner.server.ts'
import { currentSessionHolder } from '#platform/request/current-session.server.ts'
import { limitUpload } from '#platform/request/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'

/**
 * Upload endpoint for pictures of staff and photographs of claims, deliveries and thanks. It needs a ticket that was
 * issued to the user.
 */
export const Route = createFileRoute('/api/uploads')({
  server: {
    handlers: {
      ANY: refuseMethod('POST'),
      POST: ({ request }) =>
        receiveUpload(shop, request, {
          secret: environment.VITE_UPLOAD_TOKEN,
          uploader,
          limit: limitUpload,
          onAllowed: () => acceptBody(request),
        }),
    },
  },
})

async function uploader(subject: string): Promise<string | null> {
  const orderId = orderOfClaimUpload(subject)
  if (orderId !== null) return (await isOrderOwner(orderId)) ? subject : null
  const thanked = orderOfThanksUpload(subject)
  // A recipient has no session: the ticket was issued for a link, minutes ago.
  if (thanked !== null) return (await mayUploadThanks(shop, thanked)) ? subject : null
  const holder = await currentSessionHolder()
  const rule = environment.STAFF_TWO_FACTOR
  if (isDriverUpload(subject)) {
    const isDriver = holder !== null && isAuthorizedStaff(holder, 'runs.drive', rule)
    return isDriver ? driverUploadSubject(holder.uid) : null
  }
  const isStaff = isAuthorizedStaff(holder, 'pictures.upload', rule)
  return isStaff ? (holder?.uid ?? null) : null
}
