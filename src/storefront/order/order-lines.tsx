import { formatMoney } from '#commerce/money.ts'
import type { OrderView } from '#commerce/orders/order-view.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'
import { methodNames } from './method-names.ts'

type Bought = Pick<
  OrderView,
  | 'status'
  | 'lines'
  | 'subtotal'
  | 'deliveryFee'
  | 'total'
  | 'captured'
  | 'refunded'
  | 'paymentMethod'
  | 'paymentStatus'
>

/** What was bought, at the prices of that moment. */
export function OrderLines({ order }: { order: Bought }) {
  return (
    <>
      <ul className="grid gap-5">
        {order.lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change, and one product may stand on two.
            key={`${line.productId} ${index + 1}`}
            className="grid grid-cols-[5rem_1fr_auto] items-start gap-4"
          >
            <span className="block aspect-4/5 overflow-hidden rounded-sm bg-linen">
              {line.image && (
                <Picture
                  {...pictureSources(line.image)}
                  alt=""
                  sizes="80px"
                  className="size-full"
                />
              )}
            </span>
            <span>
              <span className="font-medium">{line.name}</span>
              {line.quantity > 1 && (
                <span className="block text-xs text-ink-soft tabular-nums">
                  {line.quantity} × {formatMoney(line.unitPrice)}
                </span>
              )}
            </span>
            <span className="tabular-nums">{formatMoney(line.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid gap-2 border-t border-line pt-5 tabular-nums">
        <Row label="Flowers" value={formatMoney(order.subtotal)} />
        <Row label="Delivery" value={formatMoney(order.deliveryFee)} />
        <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
          <dt className="text-base">Total</dt>
          <dd className="font-display text-lg">{formatMoney(order.total)}</dd>
        </div>
        {order.refunded > 0 && <Row label="Given back" value={formatMoney(order.refunded)} />}
        <Row label="Payment" value={paymentWords(order)} />
      </dl>
    </>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function paymentWords({ status, captured, paymentMethod, paymentStatus }: Bought): string {
  const method = methodNames[paymentMethod]
  if (captured === 0 && (status === 'cancelled' || status === 'expired')) return 'Nothing was taken'
  switch (paymentStatus) {
    case 'pending':
      return `${method}, not paid yet`
    case 'failed':
      return `${method}, not accepted`
    case 'paid':
      return `${method}, paid`
    case 'cash_due':
      return method
    case 'cash_collected':
      return 'Cash, paid'
    case 'partially_refunded':
      return `${method}, given back in part`
    case 'refunded':
      return `${method}, given back`
  }
}
