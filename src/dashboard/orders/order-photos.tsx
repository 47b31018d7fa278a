import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { mayPhotograph, type OrderPhotos as Photos } from '#commerce/orders/staff/order-photo.ts'
import { OrderPhoto } from './order-photo.tsx'

export interface OrderPhotosProps {
  orderId: string
  status: OrderStatus
  photos: Photos
}

/** The photographs of bouquet and delivery. */
export function OrderPhotos({ orderId, status, photos }: OrderPhotosProps) {
  return (
    <div className="grid max-w-xl grid-cols-2 gap-x-4 sm:gap-x-6">
      <OrderPhoto
        orderId={orderId}
        kind="bouquet"
        title="Finished bouquet"
        help="Visible to the customer only."
        tooEarly="Available once the order is confirmed."
        image={photos.bouquet}
        mayTake={mayPhotograph(status, 'bouquet')}
      />
      <OrderPhoto
        orderId={orderId}
        kind="delivery"
        title="Delivered flowers"
        help="Visible to anyone with the order link: no faces, names or house numbers. Add it before you mark the order as delivered, and the email shows it."
        tooEarly="Available once the order is out for delivery."
        image={photos.delivery}
        mayTake={mayPhotograph(status, 'delivery')}
      />
    </div>
  )
}
