import { mayRefundLine, withItsAddOns } from '#commerce/orders/line-refund.ts'
import type { Order } from '#commerce/orders/order.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { refundText } from './payments.messages.ts'

interface RefundedItemsProps {
  order: Order
  /** The indexes of the ticked lines. */
  positions: readonly number[]
  onChange: (positions: readonly number[]) => void
}

/** The lines that staff refund by item. A bouquet takes its add-ons along; staff may untick them. */
export function RefundedItems({ order, positions, onChange }: RefundedItemsProps) {
  if (!order.lines.some((line) => mayRefundLine(order, line))) return null

  function change(position: number, isTicked: boolean) {
    const moved = isTicked ? withItsAddOns(order, position) : [position]
    const others = positions.filter((one) => !moved.includes(one))
    onChange(isTicked ? [...others, ...moved] : others)
  }

  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{refundText('items')}</legend>
      <div className="grid max-h-48 gap-2 overflow-y-auto p-1">
        {order.lines.map((line, position) =>
          mayRefundLine(order, line) ? (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their position.
              key={position}
              className={(line.addedTo ?? null) === null ? undefined : 'ms-6'}
            >
              <Checkbox
                name="items"
                value={position}
                label={refundText('item', { quantity: line.quantity, name: line.name })}
                checked={positions.includes(position)}
                onChange={({ target }) => change(position, target.checked)}
              />
            </div>
          ) : null,
        )}
      </div>
      <p className="mt-2 text-xs text-ink-soft">{refundText('itemsHelp')}</p>
    </fieldset>
  )
}
