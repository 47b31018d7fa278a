import { addCardLinks } from '#commerce/orders/recipient-page/add-card-links.server.ts'
import { sendThanks } from '#commerce/orders/recipient-page/send-thanks.server.ts'
import { thanksUploadSubject } from '#commerce/orders/recipient-page/thanks-photo.server.ts'
import { storePicture } from '#commerce/pictures/store-picture.server.ts'
import type { TestOrder } from './factories.ts'
import { createPaidOrder } from './paid-order.ts'
import { photograph } from './photographs.ts'
import type { TestShop } from './test-shop.ts'

/** A paid order whose recipient gives the address. */
export function createAskingOrder(shop: TestShop, senderShown = true): Promise<TestOrder> {
  return createPaidOrder(shop, {
    senderShown,
    address: { givenBy: 'recipient', zoneId: shop.zone.id },
  })
}

/** The token in the QR code of the card of an order. */
export async function cardTokenOf(
  shop: Pick<TestShop, 'db' | 'now' | 'keyedHash'>,
  { orderId }: { orderId: string },
): Promise<string> {
  const paths = await addCardLinks(shop, [orderId])
  return paths.get(orderId)?.split('/').at(-1) ?? ''
}

/** Uploads a photograph for the thanks about an order, and returns its address. */
export async function uploadThanksPhoto(
  shop: Pick<TestShop, 'db' | 'files' | 'now'>,
  orderId: string,
): Promise<string> {
  const picture = { createdBy: thanksUploadSubject(orderId), kind: 'claim' } as const
  const stored = await storePicture(shop, await photograph(), picture)
  if (!stored.ok) throw new Error(`The photograph was refused: ${stored.refusal}.`)
  return stored.picture.address
}

/** A request of a recipient to thank the sender. */
export function thanksOf(token: string, message = 'Thank you', image: string | null = null) {
  return (on: TestShop) => sendThanks(on, { token, message, image })
}
