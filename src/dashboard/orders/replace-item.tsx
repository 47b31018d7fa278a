import { useState } from 'react'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import { Button } from '#ui/button.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

export interface ReplaceItemProps {
  order: Order
  line: OrderLine
  position: number
}

/** For an item that is missing this morning. */
export function ReplaceItem({ order, line, position }: ReplaceItemProps) {
  // What stood there when the question was asked: it may be replaced by somebody else while the dialog is open.
  const [asked, setAsked] = useState<OrderLine | null>(null)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={`Replace ${line.name}`}
        onClick={() => setAsked(line)}
      >
        Replace
      </Button>
      {asked && (
        <ReplaceDialog
          orderId={order.id}
          ifMissing={order.ifMissing}
          line={asked}
          position={position}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
