import { Printer } from 'lucide-react'
import { useState } from 'react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { isInPhase } from '#commerce/orders/order-status.ts'
import type { Board, BoardCard } from '#commerce/orders/staff/board.ts'
import { Button } from '#ui/button.tsx'
import { FilterChoice } from '../lists/filter-field.tsx'
import { PrintDialog } from '../printing/print-dialog.tsx'
import { printingText } from '../printing/printing.messages.ts'

/** Prints the documents of a day or a slot. Orders that have left the workshop need none. */
export function PrintBoard({ board }: { board: Board }) {
  const [isOpen, setOpen] = useState(false)
  const [slot, setSlot] = useState<string | undefined>()
  const cards = board.cards.filter(({ status }) => isInPhase(status, 'workshop'))
  const slots = new Map(cards.map((card) => [slotOf(card), card]))
  const shown = cards.filter((card) => slot === undefined || slotOf(card) === slot)
  if (cards.length === 0 && !isOpen) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Printer className="size-4" />
        {printingText('print')}
      </Button>
      {isOpen && (
        <PrintDialog ids={shown.map(({ id }) => id)} onClose={() => setOpen(false)}>
          {slots.size > 1 && (
            <FilterChoice
              label={printingText('slot')}
              all={printingText('allDay')}
              value={slot}
              options={[...slots].map(([id, card]) => ({ id, name: formatWindow(card) }))}
              onChoose={setSlot}
            />
          )}
        </PrintDialog>
      )}
    </>
  )
}

function slotOf({ startMinute, endMinute }: BoardCard): string {
  return `${startMinute}-${endMinute}`
}
