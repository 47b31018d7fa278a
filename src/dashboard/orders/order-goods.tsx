import { formatMoney } from '#commerce/money.ts'
import type { Order } from '#commerce/orders/order.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'

export function OrderGoods({ order }: { order: Order }) {
  return (
    <>
      <ul>
        {order.lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change, and one product may stand on two.
            key={`${line.productId} ${index + 1}`}
            className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 border-b border-line py-3 first:pt-0"
          >
            <span className="block aspect-4/5 overflow-hidden rounded-sm bg-linen">
              {line.image && (
                <Picture
                  {...pictureSources(line.image)}
                  alt=""
                  sizes="56px"
                  className="size-full"
                />
              )}
            </span>
            <span>
              <span className="font-medium">{line.name}</span>
              <span className="block text-xs text-ink-soft tabular-nums">
                {line.quantity} × {formatMoney(line.unitPrice)}
              </span>
            </span>
            <span className="tabular-nums">{formatMoney(line.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 ml-auto grid max-w-80 grid-cols-[1fr_auto] gap-x-8 gap-y-1 text-right tabular-nums">
        <Sum label="Flowers" value={order.subtotal} />
        <Sum label="Delivery" value={order.deliveryFee - (order.surcharge?.amount ?? 0)} />
        {order.surcharge && (
          <Sum label={`Delivery on ${order.surcharge.name}`} value={order.surcharge.amount} />
        )}
        <Sum label="Total" value={order.total} strong />
      </dl>
    </>
  )
}

function Sum({ label, value, strong }: { label: string; value: number; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? 'font-medium' : 'text-ink-soft'}>{label}</dt>
      <dd className={strong ? 'font-medium' : ''}>{formatMoney(value)}</dd>
    </>
  )
}
