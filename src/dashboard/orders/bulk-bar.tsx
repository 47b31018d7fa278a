import { Printer } from 'lucide-react'
import { useState } from 'react'
import { isUnconfirmedCash } from '#commerce/orders/confirmation/cash-confirmation.ts'
import { type ListedOrder, mostMovedAtOnce } from '#commerce/orders/staff/order-listing.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { SelectionBar } from '../lists/bulk-actions.tsx'
import type { useSelection } from '../lists/use-selection.ts'
import { PrintDialog } from '../printing/print-dialog.tsx'
import { printingText } from '../printing/printing.messages.ts'
import { BulkMoveButtons } from './bulk-move-buttons.tsx'
import { bulkMoveText } from './moves.messages.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { useBulkMove } from './use-bulk-move.tsx'

interface BulkBarProps {
  selection: Pick<
    ReturnType<typeof useSelection<ListedOrder>>,
    'selected' | 'isSelecting' | 'isCut' | 'clearSelection'
  >
  role: Role
  /** Gets the ids of the moved orders; the others stay selected. */
  onMoved: (ids: readonly string[]) => void
}

export function BulkBar({ selection, role, onMoved }: BulkBarProps) {
  const { selected: chosen, isSelecting, isCut } = selection
  const [released, setReleased] = useState<string[] | null>(null)
  const [printed, setPrinted] = useState<readonly string[] | null>(null)
  const unconfirmed = chosen.filter(isUnconfirmedCash).slice(0, mostMovedAtOnce)
  const bulk = useBulkMove(onMoved)
  return (
    <>
      <SelectionBar count={chosen.length} isSelecting={isSelecting} isCut={isCut}>
        <BulkMoveButtons orders={chosen} role={role} onMove={bulk.ask} />
        {unconfirmed.length > 0 && may(role, 'orders.cancel') && (
          <Button
            variant="warning"
            size="small"
            className="max-md:min-h-11"
            onClick={() => setReleased(unconfirmed.map(({ id }) => id))}
          >
            {bulkMoveText('release')} <span>{groupDigits(unconfirmed.length)}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          className="max-md:min-h-11"
          onClick={() => setPrinted(chosen.map(({ id }) => id))}
        >
          <Printer className="size-3.5" />
          {printingText('print')}
        </Button>
        <Button variant="plain" size="small" onClick={selection.clearSelection}>
          {bulkMoveText('clearSelection')}
        </Button>
      </SelectionBar>
      {bulk.dialogs}
      {released && (
        <ReleaseDialog
          orderIds={released}
          onClose={() => setReleased(null)}
          onReleased={(results) => bulk.report(results, 'cancelled', chosen)}
        />
      )}
      {printed && <PrintDialog ids={printed} onClose={() => setPrinted(null)} />}
    </>
  )
}
