import { Link } from '@tanstack/react-router'
import { formatMoney } from '#commerce/money.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { PaymentLink } from './payment-link.tsx'
import { telephoneText } from './telephone.messages.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

interface PlacedOrderProps {
  placed: NonNullable<TelephoneForm['placed']>
  total: number
  onNew: () => void
}

export function PlacedOrder({ placed: { orderId, order }, total, onNew }: PlacedOrderProps) {
  const isCash = order.paymentMethod === 'cash'
  return (
    <section className="grid max-w-prose gap-5" aria-live="polite">
      <h1 className="font-display text-xl" tabIndex={-1}>
        {telephoneText('placed')}
      </h1>
      <p>{telephoneText(isCash ? 'placedCash' : 'placedLink', { total: formatMoney(total) })}</p>
      {!isCash && (
        <PaymentLink orderId={orderId} phone={order['contact.phone']} locale={order.locale} />
      )}
      <div className="flex flex-wrap gap-2">
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId }}
          className={buttonStyle({ variant: isCash ? 'primary' : 'quiet' })}
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
