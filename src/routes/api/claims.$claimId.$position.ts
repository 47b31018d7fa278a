import { createFileRoute } from '@tanstack/react-router'
import { findClaimPhoto } from '#commerce/claims/claim-store.server.ts'
import {
  copyWidths,
  pictureFile,
  pictureIdAt,
  pictureSources,
} from '#commerce/pictures/picture-address.ts'
import { isAuthorizedStaff } from '#identity/authorization/access-check.ts'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { isOrderOwner } from '#platform/request/current-order-owner.server.ts'
import { currentSessionHolder } from '#platform/request/current-session.server.ts'
import { privateHeaders as headers } from '#platform/request/staff-visit.server.ts'
import { shop } from '#platform/services.server.ts'

/** A photograph of a claim, for the owner of its order and for staff. For all other requests it does not exist. */
export const Route = createFileRoute('/api/claims/$claimId/$position')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async ({ params: { claimId, position }, request }) => {
        const image = await findVisiblePhoto(claimId, position)
        const isSmall = new URL(request.url).searchParams.has('small')
        const content = image === null ? null : await shop.files.read(fileOf(image, isSmall))
        if (!content) return new Response('Not Found', { status: 404, headers })
        return new Response(content, {
          headers: {
            ...headers,
            'Content-Type': 'image/webp',
            'Content-Length': String(content.byteLength),
            'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          },
        })
      },
    },
  },
})

async function findVisiblePhoto(claimId: string, position: string): Promise<string | null> {
  if (!/^\d{1,2}$/.test(position)) return null
  const photo = await findClaimPhoto(shop.db, { claimId, position: Number(position) })
  if (!photo) return null
  const holder = await currentSessionHolder()
  const isStaff = isAuthorizedStaff(holder, 'orders.read', environment.STAFF_TWO_FACTOR)
  return isStaff || (await isOrderOwner(photo.orderId)) ? photo.image : null
}

/** The smaller copy exists only of pictures that are wider. */
function fileOf(image: string, isSmall: boolean): string {
  const id = pictureIdAt(image) ?? ''
  const [small] = copyWidths(pictureSources(image).width ?? 0)
  return pictureFile(id, 'webp', isSmall ? small : undefined)
}
