import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import { nextDeliveryQueries, orderPauseQueries } from '#api/delivery.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { pauseOrders, resumeOrders } from '#api/workload.ts'
import { addDays, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { OrderPause } from '#commerce/delivery/workload/order-pause.ts'
import type {
  PausedOrders,
  ResumedOrders,
} from '#commerce/delivery/workload/pause-orders.server.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useSave } from '../saving/use-save.ts'
import { workloadText } from './workload.messages.ts'
import { workloadRefusal } from './workload-refusal.ts'

const hourMs = 60 * 60_000

/** When a pause of this length ends, in epoch milliseconds; null: staff end it. */
const lengths = {
  open: () => null,
  oneHour: (now: number) => now + hourMs,
  twoHours: (now: number) => now + 2 * hourMs,
  fourHours: (now: number) => now + 4 * hourMs,
  day: (now: number) => instantOf(addDays(civilDateAt(now), 1), 0),
} as const satisfies Record<string, (now: number) => number | null>

type Length = keyof typeof lengths
const lengthNames: readonly Length[] = ['open', 'oneHour', 'twoHours', 'fourHours', 'day']

const invalidates = [
  staffOrderQueries.all(),
  orderPauseQueries.current().queryKey,
  nextDeliveryQueries.after(0).queryKey,
]

export function PauseOrders() {
  const [isAsking, setAsking] = useState(false)
  const [length, setLength] = useState<Length>('open')
  const { save, isSaving } = useSave<PausedOrders, OrderPause>({
    send: (pause) => pauseOrders({ data: pause }),
    refusal: workloadRefusal,
    invalidates,
  })

  async function pause() {
    const saved = await save({ until: lengths[length](Date.now()) })
    if (saved?.ok) setAsking(false)
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <CirclePause aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {workloadText('pause')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={workloadText('pauseTitle')}
          action={workloadText('confirm')}
          variant="primary"
          staysOpen
          pending={isSaving}
          onClose={() => setAsking(false)}
          onConfirm={() => void pause()}
        >
          <p>{workloadText('pauseNote')}</p>
          <SelectField
            label={workloadText('howLong')}
            value={length}
            className="mt-4 text-ink"
            onChange={({ target }) =>
              setLength(lengthNames.find((name) => name === target.value) ?? 'open')
            }
          >
            {lengthNames.map((name) => (
              <option key={name} value={name}>
                {workloadText(name)}
              </option>
            ))}
          </SelectField>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Shown above the board while new orders are paused. */
export function PausedNotice({ pause, mayResume }: { pause: OrderPause; mayResume: boolean }) {
  const { save, isSaving } = useSave<ResumedOrders>({
    send: () => resumeOrders(),
    refusal: workloadRefusal,
    invalidates,
  })
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm bg-butter px-4 py-2.5">
      <CirclePause aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <p className="me-auto">
        <span className="font-medium">
          {pause.until === null
            ? workloadText('paused')
            : workloadText('pausedUntil', { moment: formatMoment(pause.until) })}
        </span>{' '}
        {workloadText('stillPossible')}
      </p>
      {mayResume && (
        <Button size="small" pending={isSaving} onClick={() => void save()}>
          {workloadText('resume')}
        </Button>
      )}
    </div>
  )
}
