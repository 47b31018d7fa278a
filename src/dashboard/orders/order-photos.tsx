import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { mayPhotograph, type OrderPhotos as Photos } from '#commerce/orders/staff/order-photo.ts'
import { OrderPhoto } from './order-photo.tsx'

export interface OrderPhotosProps {
  orderId: string
  status: OrderStatus
  photos: Photos
}

/** How the bouquet turned out, and that it arrived. */
export function OrderPhotos({ orderId, status, photos }: OrderPhotosProps) {
  return (
    <div className="grid max-w-xl grid-cols-2 gap-x-4 sm:gap-x-6">
      <OrderPhoto
        orderId={orderId}
        kind="bouquet"
        title="Finished bouquet"
        help="For whoever placed the order."
        tooEarly="When the order is confirmed."
        image={photos.bouquet}
        mayTake={mayPhotograph(status, 'bouquet')}
      />
      <OrderPhoto
        orderId={orderId}
        kind="delivery"
        title="At the door"
        help="Whoever has the link of the order sees it: no faces, no names, no door number. Taken before the order is marked as delivered, it goes along with the mail."
        tooEarly="When the flowers are on their way."
        image={photos.delivery}
        mayTake={mayPhotograph(status, 'delivery')}
      />
    </div>
  )
}
