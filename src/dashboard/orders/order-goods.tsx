import { isolated } from '#commerce/isolated.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order } from '#commerce/orders/order.ts'
import { maySubstituteIn } from '#commerce/orders/substitution.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { PictureTile } from '#ui/picture-tile.tsx'
import { ReplaceItem } from './replace-item.tsx'

export function OrderGoods({ order, role }: { order: Order; role: Role }) {
  const isSubstitutable = maySubstituteIn(order.status) && may(role, 'orders.move')
  const mayReplace = isSubstitutable && order.ifMissing !== 'refund'
  return (
    <>
      <ul>
        {order.lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change, and one product may stand on two.
            key={`${line.productId} ${index + 1}`}
            className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 border-b border-line py-3 first:pt-0"
          >
            <PictureTile
              files={line.image ? pictureSources(line.image) : null}
              sizes="56px"
              className="aspect-4/5"
            />
            <span>
              <span className="font-medium wrap-anywhere">{line.name}</span>
              {line.insteadOf && (
                <span className="block text-xs text-ink-soft">
                  instead of <bdi>{line.insteadOf}</bdi>
                </span>
              )}
              <span className="block text-xs text-ink-soft">
                {line.quantity} × {formatMoney(line.unitPrice)}
              </span>
            </span>
            <span className="grid justify-items-end gap-2">
              {formatMoney(line.lineTotal)}
              {mayReplace && <ReplaceItem order={order} line={line} position={index} />}
            </span>
          </li>
        ))}
      </ul>
      {isSubstitutable && order.ifMissing === 'refund' && (
        <p className="mt-2 text-xs text-ink-soft">
          No substitutions: the sender wants a refund for missing flowers.
        </p>
      )}
      <dl className="mt-3 ml-auto grid max-w-80 grid-cols-[1fr_auto] gap-x-8 gap-y-1 text-right">
        <Sum label="Flowers" value={order.subtotal} />
        <Sum label="Delivery" value={order.deliveryFee - (order.surcharge?.amount ?? 0)} />
        {order.surcharge && (
          <Sum
            label={`Delivery on ${isolated(order.surcharge.name)}`}
            value={order.surcharge.amount}
          />
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
