import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { placeOrder } from '#api/checkout.ts'
import { sessionQueries } from '#api/session.queries.ts'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { notify, type ToastId } from '#ui/toast.ts'
import { useCart } from '../cart/cart-store.ts'
import { checkoutAction } from '../order/authorization-error-message.ts'
import { goToPayment } from '../order/go-to-payment.ts'
import { type CheckoutError, errorOf, errorToast } from './checkout-error.ts'
import { becameOrder, handOnCheckout } from './saved-checkout.ts'

/** `leaving`: the order is placed, and the browser is on its way to the payment or to the order. */
export type PlacingStep = 'filling' | 'placing' | 'leaving'

export type PlaceOrder = ReturnType<typeof usePlaceOrder>

/** Places the order, once however often it is asked to, and goes where it is paid. */
export function usePlaceOrder(uid: string) {
  const [step, setStep] = useState<PlacingStep>('filling')
  const [problem, setProblem] = useState<CheckoutError | null>(null)
  // State comes too late for a second click in the same moment.
  const busy = useRef(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  async function place(
    request: OrderRequest,
    adapt: (problem: CheckoutError) => Promise<CheckoutError>,
  ): Promise<CheckoutError | null> {
    if (busy.current) return null
    busy.current = true
    setStep('placing')
    setProblem(null)
    const toast = notify.loading('Placing your order...')
    try {
      const answer = await placeOrder({ data: request })
      if (answer.ok) {
        setStep('leaving')
        becameOrder(uid, answer.orderId)
        useCart.getState().clear()
        await leaveFor(answer.orderId, request.paymentMethod, toast)
        return null
      }
      const asked = { deliveryFee: request.seenDeliveryFee, nameOf: nameInCart }
      return stay(await adapt(errorOf(answer, asked)), toast)
    } catch (error) {
      return turnBack(error, toast)
    }
  }

  function stay(found: CheckoutError, toast: ToastId): CheckoutError {
    const { title, message } = errorToast(found)
    notify.error(title, message, toast)
    setProblem(found)
    setStep('filling')
    busy.current = false
    return found
  }

  async function turnBack(error: unknown, toast: ToastId): Promise<CheckoutError | null> {
    const to = checkoutAction(error)
    if (!to) return stay(answerLost, toast)
    notify.error('Please sign in again', 'What you filled in is kept.', toast)
    handOnCheckout()
    busy.current = false
    setStep('filling')
    await queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey })
    await navigate({ to, search: { next: '/checkout' } })
    return null
  }

  /** An earlier press placed all that is wanted. */
  function leaveItAt(orderId: string) {
    setStep('leaving')
    becameOrder(uid, orderId)
    useCart.getState().clear()
    void navigate({ to: '/o/$orderId', params: { orderId }, replace: true })
  }

  async function leaveFor(orderId: string, method: PaymentMethod, toast: ToastId): Promise<void> {
    const toOrder = () => navigate({ to: '/o/$orderId', params: { orderId }, replace: true })
    notify.success('Your order is placed', undefined, toast)
    if (method === 'cash') return toOrder()
    const notice = await goToPayment(orderId, method).catch(() => paymentNotOpened)
    if (!notice) return
    notify.error(notice.title, notice.message)
    return toOrder()
  }

  return { step, problem: problem, setProblem: setProblem, place, leaveItAt }
}

function nameInCart(productId: string): string {
  const item = useCart.getState().items.find(({ product }) => product.id === productId)
  return item?.product.name ?? 'Something in your cart'
}

const answerLost: CheckoutError = {
  kind: 'notice',
  title: 'We could not hear back from the shop',
  message: 'Please check your connection and press the button again. Nothing is ordered twice.',
}

const paymentNotOpened = {
  title: 'The payment page could not be opened',
  message: 'Your order is kept, and can be paid here.',
}
