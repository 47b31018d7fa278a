import { claimUploadSubject } from '#commerce/claims/claim-photos.server.ts'
import { giveAddress } from '#commerce/orders/recipient-address/give-address.server.ts'
import { makeAddressLink } from '#commerce/orders/recipient-address/make-address-link.server.ts'
import { deleteReview } from '#commerce/reviews/delete-review.server.ts'
import { saveReview } from '#commerce/reviews/save-review.server.ts'
import { requestStockAlert } from '#commerce/stock-alerts/request-stock-alert.server.ts'
import { type Action, isIn } from '../action.ts'
import { uploadPhoto } from '../photograph.ts'

/** What customers and recipients do besides ordering. */
export const customers: Action[] = [
  {
    name: 'give-address',
    weight: 6,
    needs: isIn('awaiting_payment', 'confirmed', 'preparing'),
    async run({ shop, random }, { id: orderId, userId }) {
      const link = await makeAddressLink(shop, { orderId, userId })
      if (!link.ok) return link
      const place = { street: 'Road 9', building: `${random.below(9)}`, floor: '', notes: '' }
      return giveAddress(shop, { token: link.token, place })
    },
  },
  {
    name: 'review',
    weight: 4,
    needs: isIn('delivered'),
    async run({ shop, random, seed }, { id: orderId, userId }) {
      const createdBy = claimUploadSubject(orderId)
      const images = random.chance(0.5) ? [await uploadPhoto(shop, { createdBy, seed })] : []
      const draft = {
        ...{ rating: random.pick([1, 3, 5]), text: 'Lovely', keptPhotos: [], images },
        ...{ showName: random.chance(0.5), agreesToPhoto: random.chance(0.5) },
      }
      return saveReview(shop, { orderId, userId }, { position: 0, draft, seen: null })
    },
  },
  {
    name: 'delete-review',
    weight: 1,
    needs: isIn('delivered'),
    run: ({ shop }, { id: orderId, userId }) => deleteReview(shop, { orderId, userId }, 0),
  },
  {
    name: 'stock-alert',
    weight: 2,
    run: ({ shop, world, random }) =>
      requestStockAlert(shop, {
        productId: random.pick(world.products),
        email: `guest${random.below(100)}@example.com`,
      }),
  },
]
