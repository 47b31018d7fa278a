import { Dialog } from 'radix-ui'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { newOrdersText } from '../new-orders/new-orders.messages.ts'
import { useNewOrders } from '../new-orders/new-orders.tsx'
import { orderViewText } from './order-view.messages.ts'
import { defaultView, densities, type OrderView, optionalColumns } from './order-view.ts'
import { orderTableText } from './orders-page.messages.ts'

interface OrderViewDialogProps {
  view: OrderView
  onChange: (change: Partial<OrderView>) => void
  onClose: () => void
}

/** Chooses the columns and the row height of the order list. A change shows at once. */
export function OrderViewDialog({ view, onChange, onClose }: OrderViewDialogProps) {
  const name = useId()
  const { notices } = useNewOrders()
  return (
    <Modal
      title={orderViewText('title')}
      description={orderViewText('onDevice')}
      className="max-w-md"
      onClose={onClose}
    >
      <fieldset className="mt-5">
        <legend className="mb-3 font-medium">{orderViewText('columns')}</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3">
          {optionalColumns.map((column) => (
            <Checkbox
              key={column}
              label={orderTableText(column)}
              checked={!view.hidden.includes(column)}
              onChange={({ target }) => {
                const others = view.hidden.filter((hidden) => hidden !== column)
                onChange({ hidden: target.checked ? others : [...others, column] })
              }}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-6">
        <RadioCards
          legend={orderViewText('density')}
          name={name}
          className="grid grid-cols-2 gap-2"
          options={densities.map((value) => ({ value, label: orderViewText(value) }))}
          value={view.density}
          onChange={(density) => onChange({ density })}
        />
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <Checkbox
          label={newOrdersText('notices')}
          help={newOrdersText('noticesHelp')}
          checked={notices.areOn}
          onChange={({ target }) => notices.turn(target.checked)}
        />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="plain" onClick={() => onChange(defaultView)}>
          {orderViewText('reset')}
        </Button>
        <Dialog.Close asChild>
          <Button>{orderViewText('close')}</Button>
        </Dialog.Close>
      </div>
    </Modal>
  )
}
