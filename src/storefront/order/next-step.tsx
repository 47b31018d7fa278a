import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { confirmWithLink } from '#api/cash-confirmation.ts'
import { formatMoney } from '#commerce/money.ts'
import { amountToPay, openDue } from '#commerce/orders/difference-due.ts'
import type { OrderDetail, OrderView } from '#commerce/orders/order-view.ts'
import { mayGiveAddress } from '#commerce/orders/recipient-address/address-link.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { OrderAgain } from '../account/order-again.tsx'
import { shopNow } from '../layout/shop-clock.ts'
import { AddressLinkPanel } from './address-link-panel.tsx'
import { ConfirmPanel } from './confirm-panel.tsx'
import { nextStepText } from './next-step.messages.ts'
import { OrderPanel } from './order-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { confirmationNotices } from './request-notices.ts'
import { useOrderRequest } from './use-order-request.ts'

/** The next action of the customer, or of a visitor with a payment link or the link of the confirmation email. */
export function NextStep({ order }: { order: OrderView }) {
  const token = useLinkToken()
  const isWaiting = order.status === 'awaiting_payment'
  if (isWaiting && token !== null) return <ConfirmByLink order={order} token={token} />
  if (!order.isWhole || !order.mayPay) return null
  switch (order.status) {
    case 'awaiting_payment':
      // A payment with a different amount was captured: the customer must not pay twice.
      if (order.captured > order.refunded && order.paymentStatus === 'paid') return null
      if (order.isPaymentUndecided) return <UndecidedPayment order={order} />
      return order.confirmation ? (
        <ConfirmPanel order={order} confirmation={order.confirmation} />
      ) : (
        <PaymentPanel order={order} />
      )
    case 'cancelled':
    case 'expired':
      return (
        <div className="flex flex-wrap gap-2">
          {order.isMine && order.status === 'expired' && <OrderAgain orderId={order.id} />}
          <Link to="/" className={buttonStyle()}>
            {nextStepText('browse')}
          </Link>
        </div>
      )
    default:
      return (
        <>
          {order.isMine && order.addressGivenAt === null && mayGiveAddress(order, shopNow()) && (
            <AddressLinkPanel order={order} />
          )}
          {openDue(order) > 0 &&
            (order.isPaymentUndecided ? (
              <UndecidedPayment order={order} />
            ) : (
              <PaymentPanel order={order} />
            ))}
          {order.paymentStatus === 'cash_due' && (
            <p className="rounded-sm bg-linen px-5 py-4">
              {nextStepText('cashReady', { amount: formatMoney(order.total) })}
            </p>
          )}
        </>
      )
  }
}

/** Offers no other payment, because both could be charged. */
function UndecidedPayment({ order }: { order: OrderDetail }) {
  return (
    <OrderPanel title={nextStepText('wallet')}>
      <p className="mt-2 max-w-[56ch] text-ink-soft">
        {nextStepText('walletApprove', { amount: formatMoney(amountToPay(order)) })}
      </p>
      {order.isMine && (
        <p className="mt-3 max-w-[56ch] text-ink-soft">{nextStepText('walletLeft')}</p>
      )}
    </OrderPanel>
  )
}

/** The token behind the `#` of the email's link, which the browser sends only when the customer confirms. */
function useLinkToken(): string | null {
  const ready = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  if (!ready) return null
  return new URLSearchParams(hash.replace(/^#/, '')).get('confirm')
}

/** Confirms with the link of the email. Opening the page confirms nothing, because mail scanners open links. */
function ConfirmByLink({ order, token }: { order: OrderView; token: string }) {
  const { send, pending } = useOrderRequest(order.id, confirmationNotices())
  const navigate = useNavigate()

  async function confirm() {
    let isUsed = false
    const request = async () => {
      const result = await confirmWithLink({ data: { orderId: order.id, token } })
      isUsed = result.ok || result.refusal !== 'too-often'
      return result
    }
    await send(request, nextStepText('confirmed'))
    // The token is single-use. After a lost connection the customer needs it again.
    if (!isUsed) return
    await navigate({ to: '/o/$orderId', params: { orderId: order.id }, hash: '', replace: true })
  }

  return (
    <OrderPanel title={nextStepText('confirmTitle')}>
      <p className="mt-2 max-w-[52ch] text-ink-soft">{nextStepText('confirmByLink')}</p>
      <Button size="large" className="mt-5" pending={pending} onClick={() => void confirm()}>
        {nextStepText('confirm')}
      </Button>
    </OrderPanel>
  )
}
