import { createFileRoute } from '@tanstack/react-router'
import {
  copyWidths,
  pictureFile,
  pictureIdAt,
  pictureSources,
} from '#commerce/pictures/picture-address.ts'
import { readReviewPhoto } from '#commerce/reviews/read-review-photo.server.ts'
import { isAuthorizedStaff } from '#identity/authorization/access-check.ts'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { isOrderOwner } from '#platform/request/current-order-owner.server.ts'
import { currentSessionHolder } from '#platform/request/current-session.server.ts'
import { privateHeaders } from '#platform/request/staff-visit.server.ts'
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
        const isVisible = photo && (photo.isPublic || (await isInsider(photo.orderId)))
        const isSmall = new URL(request.url).searchParams.has('small')
        const content = isVisible ? await shop.files.read(fileOf(photo.image, isSmall)) : null
        if (!photo || !content) {
          return new Response('Not Found', { status: 404, headers: privateHeaders })
        }
        return new Response(content, {
          headers: {
            ...privateHeaders,
            ...(photo.isPublic ? publicHeaders : {}),
            'Content-Type': 'image/webp',
            'Content-Length': String(content.byteLength),
            'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          },
        })
      },
    },
  },
})

async function isInsider(orderId: string): Promise<boolean> {
  const holder = await currentSessionHolder()
  if (isAuthorizedStaff(holder, 'orders.read', environment.STAFF_TWO_FACTOR)) return true
  return isOrderOwner(orderId)
}

/** The smaller copy exists only of pictures that are wider. */
function fileOf(image: string, isSmall: boolean): string {
  const id = pictureIdAt(image) ?? ''
  const [small] = copyWidths(pictureSources(image).width ?? 0)
  return pictureFile(id, 'webp', isSmall ? small : undefined)
}
