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
  const accepted = problem?.kind === 'prices' ? problem : null
  const units = new Map(accepted?.lines.map((line) => [line.productId, line.now]))
  return {
    idempotencyKey,
    lines: cartLines(seen.cart).map(({ product, quantity, price, addedTo }) => ({
      productId: product.id,
      quantity,
      seenUnitPrice: units.get(product.id) ?? price / quantity,
      ...(addedTo !== undefined && { addedTo }),
    })),
    seenDeliveryFee: accepted?.deliveryFee ?? seen.deliveryFee,
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
}
