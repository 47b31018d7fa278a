import { createFileRoute } from '@tanstack/react-router'
import { findClaimPhoto } from '#commerce/claims/claim-store.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { mayOpenPicturesOf, respondWithPicture } from '#platform/request/private-picture.server.ts'
import { shop } from '#platform/services.server.ts'

/** A photograph of a claim, for the owner of its order and for staff. For all other requests it does not exist. */
export const Route = createFileRoute('/api/claims/$claimId/$position')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async ({ params: { claimId, position }, request }) =>
        respondWithPicture(await findVisiblePhoto(claimId, position), request),
    },
  },
})

async function findVisiblePhoto(claimId: string, position: string): Promise<string | null> {
  if (!/^\d{1,2}$/.test(position)) return null
  const photo = await findClaimPhoto(shop.db, { claimId, position: Number(position) })
  return photo && (await mayOpenPicturesOf(photo.orderId)) ? photo.image : null
}
