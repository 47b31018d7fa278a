import { type Cart, cartLines } from '#commerce/cart/cart.ts'
import { addressOf } from '#commerce/checkout/draft-address.ts'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutError } from './checkout-error.ts'
import type { Choices } from './choices.ts'

/** The checkout as the shopper sees it when pressing the button. */
export interface SeenCheckout extends Choices {
  cart: Pick<Cart, 'items'>
}

/**
 * Builds the order request. Its prices are those of the cart, updated by a previous price-changed response, which the
 * button then accepts.
 */
export function placeRequest(
  idempotencyKey: string,
  draft: CheckoutDraft,
  seen: SeenCheckout,
  problem: CheckoutError | null,
): OrderRequest {
  const request = {
    idempotencyKey,
    lines: cartLines(seen.cart).map(({ product, quantity, price, addedTo }) => ({
      productId: product.id,
      quantity,
      seenUnitPrice: price / quantity,
      ...(addedTo !== undefined && { addedTo }),
    })),
    seenDeliveryFee: seen.deliveryFee,
    recipient: { name: draft['recipient.name'], phone: draft['recipient.phone'] },
    address: addressOf(draft),
    delivery: { date: seen.day?.date ?? '', slotId: seen.slotId },
    cardMessage: draft.cardMessage,
    senderShown: draft.senderShown,
    ifMissing: draft.ifMissing,
    contact: {
      name: draft['contact.name'],
      email: draft['contact.email'],
      phone: draft['contact.phone'],
    },
    paymentMethod: seen.paymentMethod,
  }
  if (problem?.kind !== 'prices' || isOutdated(problem, request)) return request
  const units = new Map(problem.lines.map((line) => [line.productId, line.now]))
  return {
    ...request,
    lines: request.lines.map((line) => ({
      ...line,
      seenUnitPrice: units.get(line.productId) ?? line.seenUnitPrice,
    })),
    seenDeliveryFee: problem.deliveryFee,
  }
}

type PricedRequest = Pick<OrderRequest, 'lines' | 'address' | 'delivery'>

/** Whether new prices were for other items, another area or another time than the shopper has chosen since. */
export function isOutdated(problem: CheckoutError | null, request: PricedRequest): boolean {
  return problem?.kind === 'prices' && problem.priced !== pricedBy(request)
}

/** Everything on which the prices of a request depend. */
export function pricedBy({ lines, address, delivery }: PricedRequest): string {
  const goods = lines.map(({ productId, quantity }) => [productId, quantity])
  return JSON.stringify([goods, address.zoneId, delivery])
}
