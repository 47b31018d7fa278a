import { useRef, useState } from 'react'
import { outcomeText } from '#commerce/drivers/delivery-outcome.messages.ts'
import type { DeliveryOutcome, DeliveryReport } from '#commerce/drivers/delivery-report.ts'
import { Button } from '#ui/button.tsx'
import { BottomPanel } from '../layout/bottom-panel.tsx'
import type { ShownStop } from '../run/shown-run.ts'
import { reportText } from './report.messages.ts'
import { emptyDraft, problemsOf, reportOf } from './report-draft.ts'
import { DeliveredFields, FailureFields } from './report-fields.tsx'

interface ReportPanelProps {
  stop: ShownStop
  outcome: DeliveryOutcome
  onClose: () => void
  onReport: (report: DeliveryReport, photo: Blob | null) => Promise<void>
}

const submits = {
  delivered: 'submitDelivered',
  'nobody-home': 'submit-nobody-home',
  refused: 'submitRefused',
  moved: 'submitMoved',
} as const satisfies Record<DeliveryOutcome, string>

/** Reports the outcome of a stop. */
export function ReportPanel({ stop, outcome, onClose, onReport }: ReportPanelProps) {
  const [draft, setDraft] = useState(emptyDraft)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [isChecked, setChecked] = useState(false)
  const isSubmitted = useRef(false)
  const form = useRef<HTMLDivElement>(null)

  const cashDue = stop.cashDue ?? 0
  const problems = problemsOf(draft, { outcome, cashDue, hasPhoto: photo !== null })

  async function submit() {
    setChecked(true)
    if (Object.keys(problems).length > 0) {
      form.current?.scrollIntoView({ block: 'start' })
      return
    }
    // The second tap of a double tap.
    if (isSubmitted.current) return
    isSubmitted.current = true
    const report = reportOf(draft, {
      stop,
      outcome,
      reportId: crypto.randomUUID(),
      happenedAt: Date.now(),
      label: reportText,
    })
    await onReport(report, photo)
    onClose()
  }

  const fields = {
    stop,
    draft,
    photo,
    problems: isChecked ? problems : {},
    onChange: (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change })),
    onPhoto: setPhoto,
  }
  return (
    <BottomPanel
      title={outcomeText(outcome)}
      note={<bdi>{stop.recipient.name}</bdi>}
      onClose={onClose}
      footer={
        <Button size="large" wide onClick={() => void submit()}>
          {reportText(submits[outcome])}
        </Button>
      }
    >
      <div ref={form} className="grid scroll-mt-4 gap-5">
        {outcome === 'delivered' ? (
          <DeliveredFields {...fields} />
        ) : (
          <FailureFields {...fields} outcome={outcome} />
        )}
      </div>
    </BottomPanel>
  )
}
