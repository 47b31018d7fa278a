import { createFileRoute } from '@tanstack/react-router'
import { readReviewPhoto } from '#commerce/reviews/read-review-photo.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { mayOpenPicturesOf, respondWithPicture } from '#platform/request/private-picture.server.ts'
import { shop } from '#platform/services.server.ts'

// Short, because a photograph may be hidden or deleted at any time.
const publicHeaders = { 'Cache-Control': 'public, max-age=60' }

/** A photograph of a public review, for all visitors; of a hidden one, for its author and staff. */
export const Route = createFileRoute('/api/reviews/$reviewId/$photo')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async ({ params, request }) => {
        const photo = await readReviewPhoto(shop.db, params)
        const isVisible = photo && (photo.isPublic || (await mayOpenPicturesOf(photo.orderId)))
        const headers = photo?.isPublic ? publicHeaders : {}
        return respondWithPicture(isVisible ? photo.image : null, request, headers)
      },
    },
  },
})
