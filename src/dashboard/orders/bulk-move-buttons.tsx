import type { Role } from '#commerce/staff/roles.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { type BulkMove, bulkMovesFor } from './moves.ts'
import type { MovableOrder } from './use-bulk-move.tsx'

interface BulkMoveButtonsProps {
  orders: readonly MovableOrder[]
  role: Role
  onMove: (asked: { move: BulkMove; orders: readonly MovableOrder[] }) => void
}

/** A button for each move that some of the orders allow, with their number. */
export function BulkMoveButtons({ orders, role, onMove }: BulkMoveButtonsProps) {
  return bulkMovesFor(orders, role).map((move) => (
    <Button
      key={move.to}
      variant="quiet"
      size="small"
      className="max-md:min-h-11"
      onClick={() => onMove({ move, orders })}
    >
      {move.label} <span className="text-ink-soft">{groupDigits(move.count)}</span>
    </Button>
  ))
}
