import { Check } from 'lucide-react'
import { outcomeText } from '#commerce/drivers/delivery-outcome.messages.ts'
import { type DeliveryOutcome, deliveryOutcomes } from '#commerce/drivers/delivery-report.ts'
import { Button } from '#ui/button.tsx'
import { noticeText } from '../run/notices.messages.ts'
import { runText } from '../run/run.messages.ts'

/** The four outcomes of a stop, under the thumb. */
export function ActionBar({ onChoose }: { onChoose: (outcome: DeliveryOutcome) => void }) {
  const failures = deliveryOutcomes.filter((outcome) => outcome !== 'delivered')
  return (
    <fieldset aria-label={runText('actions')} className="grid gap-2">
      <Button size="large" wide className="min-h-15 text-lg" onClick={() => onChoose('delivered')}>
        <Check className="size-6" />
        {outcomeText('delivered')}
      </Button>
      <div className="grid grid-cols-3 gap-2">
        {failures.map((outcome) => (
          <Button
            key={outcome}
            variant="quiet"
            wide
            className="min-h-13"
            onClick={() => onChoose(outcome)}
          >
            {outcomeText(outcome)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

interface UndoBarProps {
  outcome: DeliveryOutcome
  name: string
  onUndo: () => void
}

/** For some seconds after a report, before it is sent. */
export function UndoBar({ outcome, name, onUndo }: UndoBarProps) {
  return (
    <div className="flex items-center gap-3 rounded-sm bg-ink py-1 ps-4 pe-1 text-paper">
      <p className="min-w-0 grow wrap-anywhere">
        {noticeText('reported', { outcome: outcomeText(outcome), name })}
      </p>
      <button
        type="button"
        onClick={onUndo}
        className="min-h-11 shrink-0 px-4 font-medium underline underline-offset-4"
      >
        {noticeText('undo')}
      </button>
    </div>
  )
}
