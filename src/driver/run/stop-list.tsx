import { CheckCircle2, CircleX, Clock, CloudOff } from 'lucide-react'
import { useId } from 'react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatClock } from '#commerce/delivery/moment-label.ts'
import { outcomeText } from '#commerce/drivers/delivery-outcome.messages.ts'
import { shownDigits } from '#i18n/shown-digits.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { runText } from './run.messages.ts'
import type { ShownStop } from './shown-run.ts'

interface StopListProps {
  title: string
  stops: readonly ShownStop[]
  /** Without it, stops cannot be chosen. */
  onChoose?: (stop: ShownStop) => void
}

export function StopList({ title, stops, onChoose }: StopListProps) {
  const heading = useId()
  if (stops.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 text-sm font-medium text-ink-soft">
        {title}
      </h2>
      <ol className="border-b border-line">
        {stops.map((stop) => (
          <li key={stop.orderId} className="border-t border-line">
            {onChoose ? (
              <button
                type="button"
                onClick={() => onChoose(stop)}
                className="flex w-full items-center gap-3 py-3 text-start hover:text-moss"
              >
                <StopLine stop={stop} />
              </button>
            ) : (
              <div className="flex items-center gap-3 py-3">
                <StopLine stop={stop} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function StopLine({ stop }: { stop: ShownStop }) {
  return (
    <>
      <StopMark stop={stop} />
      <span className="min-w-0 grow">
        <bdi className="block text-page-start font-medium wrap-anywhere">{stop.recipient.name}</bdi>
        <span className="block text-xs text-ink-soft">
          {stop.address && (
            <>
              <LocalizedText>{stop.address.zoneName}</LocalizedText>
              {' · '}
            </>
          )}
          {stop.state === 'done' ? doneNote(stop) : formatWindow(stop.window)}
        </span>
      </span>
      {stop.attempt?.outcome === 'moved' && stop.state === 'open' && (
        <Clock role="img" aria-label={outcomeText('moved')} className="size-5 shrink-0" />
      )}
      {stop.isUnsent && (
        <CloudOff
          role="img"
          aria-label={runText('notSent')}
          className="size-5 shrink-0 text-ink-soft"
        />
      )}
    </>
  )
}

function StopMark({ stop }: { stop: ShownStop }) {
  if (stop.state !== 'done') {
    return (
      <span className="grid size-8 shrink-0 place-items-center rounded-full border border-edge text-xs font-medium">
        <span className="sr-only">{runText('position', { position: stop.position })}</span>
        <span aria-hidden="true">{shownDigits(String(stop.position))}</span>
      </span>
    )
  }
  return isDelivered(stop) ? (
    <CheckCircle2 className="size-8 shrink-0 p-1 text-moss" />
  ) : (
    <CircleX className="size-8 shrink-0 p-1 text-blush" />
  )
}

function isDelivered({ attempt, status }: ShownStop): boolean {
  return attempt?.outcome === 'delivered' || status === 'delivered'
}

/** `Delivered · 2:14 pm`. Staff may end an order without an attempt. */
function doneNote({ attempt, status }: ShownStop): string {
  if (status === 'cancelled') return runText('cancelled')
  if (!attempt) return outcomeText(status === 'delivered' ? 'delivered' : 'failed')
  return `${outcomeText(attempt.outcome)} · ${formatClock(attempt.happenedAt)}`
}
