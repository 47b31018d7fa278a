import { clsx } from 'clsx'
import { formatMoney } from '#commerce/money.ts'
import { isLineRefunded } from '#commerce/orders/line-refund.ts'
import type { OrderView } from '#commerce/orders/order-view.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { PictureTile } from '#ui/picture-tile.tsx'
import { orderPageText } from './order-page.messages.ts'

type Line = Pick<OrderView['lines'][number], 'productId' | 'name' | 'image' | 'quantity'> & {
  unitPrice?: number
  lineTotal?: number
  insteadOf?: string | null
  addedTo?: number | null
  givenBackAt?: number | null
}

export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="grid gap-5">
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change, and one product may stand on two.
          key={`${line.productId} ${index + 1}`}
          className={clsx(
            'grid items-start gap-4',
            isAddOn(line) ? 'ms-6 grid-cols-[3.5rem_1fr_auto]' : 'grid-cols-[5rem_1fr_auto]',
          )}
        >
          <PictureTile
            files={line.image ? pictureSources(line.image) : null}
            sizes="80px"
            className={isAddOn(line) ? 'aspect-square' : 'aspect-4/5'}
          />
          <span className="min-w-0">
            <bdi className={clsx(!isAddOn(line) && 'font-medium')}>{line.name}</bdi>
            {isLineRefunded(line) && (
              <span className="block text-xs text-ink-soft">{orderPageText('lineRefunded')}</span>
            )}
            {line.insteadOf && (
              <span className="block text-xs text-ink-soft">
                {orderPageText.rich('insteadOf', { name: () => <bdi>{line.insteadOf}</bdi> })}
              </span>
            )}
            {line.quantity > 1 && (
              <span className="block text-xs text-ink-soft">
                {groupDigits(line.quantity)} ×
                {line.unitPrice !== undefined && ` ${formatMoney(line.unitPrice)}`}
              </span>
            )}
          </span>
          {line.lineTotal !== undefined && <span>{formatMoney(line.lineTotal)}</span>}
        </li>
      ))}
    </ul>
  )
}

function isAddOn({ addedTo = null }: Line): boolean {
  return addedTo !== null
}
