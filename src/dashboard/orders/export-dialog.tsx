import { useId, useState } from 'react'
import { exportOrders } from '#api/staff-orders.ts'
import { type ExportRows, exportRows } from '#commerce/orders/staff/order-listing.ts'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { orderViewText } from './order-view.messages.ts'
import { listingOf, type OrdersSearch } from './orders-search.ts'

const files: Record<ExportRows, string> = { orders: 'orders.csv', lines: 'order-items.csv' }
const notes = { orders: 'ordersNote', lines: 'linesNote' } as const

/** Exports the filtered orders as CSV, with a row for each order or for each item. */
export function ExportDialog({ search, onClose }: { search: OrdersSearch; onClose: () => void }) {
  const name = useId()
  const [rows, setRows] = useState<ExportRows>('orders')
  return (
    <Modal
      title={orderViewText('exportTitle')}
      description={orderViewText('exportNote')}
      onClose={onClose}
    >
      <div className="mt-5">
        <RadioCards
          legend={orderViewText('rows')}
          legendHidden
          name={name}
          options={exportRows.map((value) => ({
            value,
            label: orderViewText(value),
            note: orderViewText(notes[value]),
          }))}
          value={rows}
          onChange={setRows}
        />
      </div>
      <div className="mt-6 flex justify-end">
        <ExportButton
          variant="primary"
          file={files[rows]}
          readPart={async (after) => {
            const part = await exportOrders({ data: { ...listingOf(search), rows, after } })
            return { text: part.text, next: part.after }
          }}
          onDone={onClose}
        />
      </div>
    </Modal>
  )
}
