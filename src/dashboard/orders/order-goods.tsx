import { clsx } from 'clsx'
import { formatMoney } from '#commerce/money.ts'
import { type Discount, priceOfItems } from '#commerce/orders/discount.ts'
import { isLineRefunded } from '#commerce/orders/line-refund.ts'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import { maySubstituteIn } from '#commerce/orders/substitution.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { orderText } from './order-page.messages.ts'
import { ReplaceItem } from './replace-item.tsx'

/** The lines of an order, each bouquet before its add-ons, and what it costs. */
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
            className={clsx(
              'grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 border-b border-line py-3 first:pt-0',
              isAddOn(line) && 'ms-6',
            )}
          >
            <PictureTile
              files={line.image ? pictureSources(line.image) : null}
              sizes="56px"
              className={isAddOn(line) ? 'aspect-square' : 'aspect-4/5'}
            />
            <span>
              <span className="font-medium wrap-anywhere">
                <LocalizedText>{line.name}</LocalizedText>
              </span>
              {isAddOn(line) && (
                <span className="block text-xs text-ink-soft">
                  {orderText.rich('addedTo', {
                    name: () => (
                      <LocalizedText>{order.lines[line.addedTo ?? -1]?.name ?? ''}</LocalizedText>
                    ),
                  })}
                </span>
              )}
              {isLineRefunded(line) && (
                <span className="block text-xs text-blush">{orderText('lineRefunded')}</span>
              )}
              {line.insteadOf && (
                <span className="block text-xs text-ink-soft">
                  {orderText.rich('insteadOf', {
                    name: () => <LocalizedText>{line.insteadOf ?? ''}</LocalizedText>,
                  })}
                </span>
              )}
              <span className="block text-xs text-ink-soft">
                {groupDigits(line.quantity)} × {formatMoney(line.unitPrice)}
                {line.stemCount ? ` · ${orderText('stems', { count: line.stemCount })}` : ''}
              </span>
            </span>
            <span className="grid justify-items-end gap-2">
              {formatMoney(line.lineTotal)}
              {mayReplace && !isLineRefunded(line) && (
                <ReplaceItem order={order} line={line} position={index} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {isSubstitutable && order.ifMissing === 'refund' && (
        <p className="mt-2 text-xs text-ink-soft">{orderText('noSubstitutions')}</p>
      )}
      <dl className="mt-3 ms-auto grid max-w-80 grid-cols-[1fr_auto] gap-x-8 gap-y-1 text-end">
        <Sum label={orderText('flowers')} value={priceOfItems(order)} />
        {order.discount && <DiscountSum {...order.discount} />}
        <Sum
          label={orderText('delivery')}
          value={order.deliveryFee - (order.surcharge?.amount ?? 0)}
        />
        {order.surcharge && (
          <Sum
            label={orderText('deliveryOn', { name: order.surcharge.name })}
            value={order.surcharge.amount}
          />
        )}
        <Sum label={orderText('total')} value={order.total} strong />
      </dl>
    </>
  )
}

function DiscountSum({ amount, percent, reason }: Discount) {
  return (
    <>
      <dt className="text-ink-soft wrap-anywhere">
        {percent === null ? orderText('discount') : orderText('discountPercent', { percent })}
        <span className="block text-xs">
          <bdi>{reason}</bdi>
        </span>
      </dt>
      <dd>{formatMoney(-amount)}</dd>
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

function isAddOn({ addedTo = null }: OrderLine): boolean {
  return addedTo !== null
}
