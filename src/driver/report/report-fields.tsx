import { pinLength } from '#commerce/drivers/delivery-report.ts'
import { longestName } from '#commerce/longest-name.ts'
import { formatMoney } from '#commerce/money.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ShownStop } from '../run/shown-run.ts'
import { PhotoField } from './photo-field.tsx'
import { reportText } from './report.messages.ts'
import {
  type DraftProblem,
  type DraftProblems,
  type Failure,
  type Reason,
  type Receiver,
  type ReportDraft,
  reasonsOf,
} from './report-draft.ts'

interface FieldsProps {
  stop: ShownStop
  draft: ReportDraft
  photo: Blob | null
  problems: DraftProblems
  onChange: (change: Partial<ReportDraft>) => void
  onPhoto: (photo: Blob | null) => void
}

const problemMessage = (problem: DraftProblem | undefined) => problem && reportText(problem)

export function DeliveredFields({ stop, draft, photo, problems, onChange, onPhoto }: FieldsProps) {
  return (
    <>
      {stop.cashDue ? (
        <div className="rounded-sm border border-edge bg-white px-4 py-3.5 has-checked:border-moss has-checked:bg-sage">
          <Checkbox
            label={
              <span className="text-base font-medium">
                {reportText('collected', { amount: formatMoney(stop.cashDue) })}
              </span>
            }
            checked={draft.hasCash}
            error={problemMessage(problems.cash)}
            onChange={(event) => onChange({ hasCash: event.target.checked })}
          />
        </div>
      ) : null}
      <RadioCards<Receiver>
        legend={reportText('whoReceived')}
        name="receiver"
        className="grid grid-cols-2 gap-2"
        options={[
          {
            value: 'recipient',
            label: <bdi className="wrap-anywhere">{stop.recipient.name}</bdi>,
            note: reportText('recipientNote'),
          },
          { value: 'someone', label: reportText('someone'), note: reportText('someoneNote') },
          { value: 'pin', label: reportText('pin'), note: reportText('pinNote') },
          { value: 'left', label: reportText('left'), note: reportText('leftNote') },
        ]}
        value={draft.receiver ?? undefined}
        error={problemMessage(problems.receiver)}
        onChange={(receiver) => onChange({ receiver })}
      />
      {draft.receiver === 'someone' && (
        <TextField
          label={reportText('name')}
          value={draft.name}
          maxLength={longestName}
          autoComplete="off"
          error={problemMessage(problems.name)}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      {draft.receiver === 'pin' && (
        <TextField
          label={reportText('pin')}
          value={draft.pin}
          inputMode="numeric"
          maxLength={pinLength}
          autoComplete="off"
          error={problemMessage(problems.pin)}
          onChange={(event) => onChange({ pin: event.target.value })}
        />
      )}
      <PhotoField photo={photo} error={problemMessage(problems.photo)} onChange={onPhoto} />
    </>
  )
}

export function FailureFields({
  stop,
  outcome,
  draft,
  photo,
  problems,
  onChange,
  onPhoto,
}: FieldsProps & { outcome: Failure }) {
  const reasons: readonly Reason[] = reasonsOf[outcome]
  return (
    <>
      <RadioCards<Reason>
        legend={reportText(outcome === 'moved' ? 'whenAgain' : 'reason')}
        name="reason"
        options={reasons
          .filter((reason) => reason !== 'no-cash' || stop.cashDue)
          .map((value) => ({ value, label: reportText(value) }))}
        value={draft.reason ?? undefined}
        error={problemMessage(problems.reason)}
        onChange={(reason) => onChange({ reason })}
      />
      <TextArea
        label={reportText('note')}
        rows={2}
        optional={draft.reason !== 'other'}
        value={draft.note}
        error={problemMessage(problems.note)}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      {outcome !== 'moved' && (
        <PhotoField photo={photo} error={problemMessage(problems.photo)} onChange={onPhoto} />
      )}
    </>
  )
}
