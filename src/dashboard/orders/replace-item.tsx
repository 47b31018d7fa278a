import { useState } from 'react'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import { Button } from '#ui/button.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

export interface ReplaceItemProps {
  order: Order
  line: OrderLine
  position: number
}

export function ReplaceItem({ order, line, position }: ReplaceItemProps) {
  // The line when the dialog was opened: a colleague may replace it meanwhile.
  const [opened, setOpened] = useState<OrderLine | null>(null)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Replace ${line.name}`}
        onClick={() => setOpened(line)}
      >
        Replace
      </Button>
      {opened && (
        <ReplaceDialog
          orderId={order.id}
          ifMissing={order.ifMissing}
          line={opened}
          position={position}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
