import { Link } from '@tanstack/react-router'
import { formatMoney } from '#commerce/money.ts'
import { isOnlineMethod } from '#commerce/payments/payment-provider.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { PaymentLink } from './payment-link.tsx'
import { telephoneText } from './telephone.messages.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

interface PlacedOrderProps {
  placed: NonNullable<TelephoneForm['placed']>
  onNew: () => void
}

export function PlacedOrder({ placed: { orderId, order, total }, onNew }: PlacedOrderProps) {
  const { paymentMethod } = order
  const isByLink = isOnlineMethod(paymentMethod)
  const settled = paymentMethod === 'cash' ? 'placedCash' : 'placedTerminal'
  return (
    <section className="grid max-w-prose gap-5" aria-live="polite">
      <h1 className="font-display text-xl" tabIndex={-1}>
        {telephoneText('placed')}
      </h1>
      <p>{telephoneText(isByLink ? 'placedLink' : settled, { total: formatMoney(total) })}</p>
      {isByLink && (
        <PaymentLink orderId={orderId} phone={order['contact.phone']} locale={order.locale} />
      )}
      <div className="flex flex-wrap gap-2">
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId }}
          className={buttonStyle({ variant: isByLink ? 'quiet' : 'primary' })}
        >
          {telephoneText('openOrder')}
        </Link>
        <Button variant="quiet" onClick={onNew}>
          {telephoneText('another')}
        </Button>
      </div>
    </section>
  )
}
