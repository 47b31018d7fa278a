import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { checkoutQueries, placeOrder } from '#api/checkout.ts'
import { sessionQueries } from '#api/session.queries.ts'
import { cartLines } from '#commerce/cart/cart.ts'
import { soldName } from '#commerce/catalogue/variant.ts'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import type { CheckoutMethod } from '#commerce/payments/payment-provider.ts'
import { notify, type ToastId } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { useCart } from '../cart/cart-store.ts'
import { goToPayment } from '../order/go-to-payment.ts'
import { redirectForError } from '../order/redirect-for-error.ts'
import { checkoutErrorText } from './checkout-error.messages.ts'
import { type CheckoutError, errorOf, errorToast } from './checkout-error.ts'
import { fitToStock } from './fit-to-stock.ts'
import { pricedBy } from './place-request.ts'
import { becameOrder, handOnCheckout } from './saved-checkout.ts'

const someProducts = productQueries.some([]).queryKey.slice(0, 2)

export type PlaceOrder = ReturnType<typeof usePlaceOrder>

/** Places the order, once however often it is called, and navigates to the payment. */
export function usePlaceOrder(uid: string) {
  /** The order is placed and the browser navigates to the payment or the order. */
  const [isLeaving, setIsLeaving] = useState(false)
  const [problem, setProblem] = useState<CheckoutError | null>(null)
  const { pending, run } = useOneAtATime()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  async function place(request: OrderRequest): Promise<CheckoutError | null> {
    setProblem(null)
    const toast = notify.loading(checkoutErrorText('placing'), 'place-order')
    try {
      const answer = await placeOrder({ data: request })
      if (answer.ok) {
        endCheckout(answer.orderId)
        await leaveFor(answer.orderId, request.paymentMethod, toast)
        return null
      }
      const asked = {
        deliveryFee: request.seenDeliveryFee,
        priced: pricedBy(request),
        nameOf: nameInCart,
      }
      return stay(await adaptToRefusal(queryClient, errorOf(answer, asked)), toast)
    } catch (error) {
      return turnBack(error, toast)
    }
  }

  function stay(found: CheckoutError, toast: ToastId): CheckoutError {
    const { title, message } = errorToast(found)
    notify.error(title, message, toast)
    setProblem(found)
    return found
  }

  async function turnBack(error: unknown, toast: ToastId): Promise<CheckoutError | null> {
    const to = redirectForError(error)
    if (!to) return stay(answerLost(), toast)
    notify.error(checkoutErrorText('signInAgain'), checkoutErrorText('entriesKept'), toast)
    handOnCheckout()
    await queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey })
    await navigate({ to, search: { next: '/checkout' } })
    return null
  }

  function endCheckout(orderId: string) {
    setIsLeaving(true)
    becameOrder(uid, orderId)
    useCart.getState().clear()
  }

  /** The order of an earlier click is the only one wanted. */
  function keepPlacedOrder(orderId: string) {
    endCheckout(orderId)
    void toOrder(orderId)
  }

  async function leaveFor(orderId: string, method: CheckoutMethod, toast: ToastId): Promise<void> {
    notify.success(checkoutErrorText('placed'), undefined, toast)
    if (method === 'cash') return toOrder(orderId)
    const notice = await goToPayment(orderId, method).catch(paymentNotOpened)
    if (!notice) return
    notify.error(notice.title, notice.message)
    return toOrder(orderId)
  }

  function toOrder(orderId: string): Promise<void> {
    return navigate({ to: '/o/$orderId', params: { orderId }, replace: true })
  }

  return {
    isLeaving,
    pending,
    problem,
    setProblem,
    place: (request: OrderRequest) => run(() => place(request)),
    keepPlacedOrder,
  }
}

function nameInCart(productId: string): string {
  const item = cartLines(useCart.getState()).find(({ product }) => product.id === productId)
  return item ? soldName(item.product) : checkoutErrorText('somethingInCart')
}

function answerLost(): CheckoutError {
  return {
    kind: 'notice',
    title: checkoutErrorText('unreachable'),
    message: checkoutErrorText('notChargedTwice'),
  }
}

function paymentNotOpened() {
  return { title: checkoutErrorText('paymentNotOpened'), message: checkoutErrorText('payHere') }
}

/** Refetches the data that a refusal has shown to be stale, and returns the updated problem. */
async function adaptToRefusal(
  queryClient: QueryClient,
  problem: CheckoutError,
): Promise<CheckoutError> {
  // Awaited, so that an option that is now unavailable does not take the focus.
  await queryClient.invalidateQueries({ queryKey: checkoutQueries.root })
  if (problem.kind === 'short') return adaptToStock(queryClient, problem)
  if (problem.kind === 'prices') void queryClient.invalidateQueries({ queryKey: someProducts })
  return problem
}

type Short = Extract<CheckoutError, { kind: 'short' }>

// If a product has several lines, the server reports the stock left for one of them.
async function adaptToStock(queryClient: QueryClient, problem: Short): Promise<CheckoutError> {
  const fresh = productQueries.some([problem.productId])
  const left = await queryClient.fetchQuery({ ...fresh, staleTime: 0 }).then(
    ({ products }) => products[0]?.stock ?? problem.left,
    () => problem.left,
  )
  const { items, totalPrice, replace } = useCart.getState()
  if (left > 0) replace(fitToStock({ items, totalPrice }, problem.productId, left))
  return { ...problem, left }
}
