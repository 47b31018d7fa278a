import { createFileRoute } from '@tanstack/react-router'
import { findThanks } from '#commerce/orders/recipient-page/thanks-store.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { mayOpenPicturesOf, respondWithPicture } from '#platform/request/private-picture.server.ts'
import { shop } from '#platform/services.server.ts'

/** The photograph of a recipient's thanks, for the sender and for staff. For all other requests it does not exist. */
export const Route = createFileRoute('/api/thanks/$orderId')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async ({ params: { orderId }, request }) => {
        const isVisible = await mayOpenPicturesOf(orderId)
        const thanks = isVisible ? await findThanks(shop.db, orderId) : null
        return respondWithPicture(thanks?.image ?? null, request)
      },
    },
  },
})
