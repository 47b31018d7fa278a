import { clsx } from 'clsx'
import { useState } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { setDayCapacity } from '#api/workload.ts'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { SetDayCapacity } from '#commerce/delivery/workload/set-day-capacity.server.ts'
import type { BoardSlot } from '#commerce/orders/staff/board.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { controlStyle } from '#ui/field.tsx'
import { formText } from '#ui/form.messages.ts'
import { Form } from '#ui/form.tsx'
import { westernDigitsOnInput } from '#ui/western-digits-on-input.ts'
import { useSave } from '../saving/use-save.ts'
import { workloadText } from './workload.messages.ts'
import { workloadRefusal } from './workload-refusal.ts'

interface DaySlotsProps {
  date: CivilDate
  slots: readonly BoardSlot[]
  /** Whether the capacity can be changed: by these staff, on a day that has not passed. */
  mayChange: boolean
}

/** How full the slots of a day are; a press on one changes its capacity. */
export function DaySlots({ date, slots, mayChange }: DaySlotsProps) {
  const [edited, setEdited] = useState<string | null>(null)
  if (slots.length === 0) return null
  return (
    <section aria-label={workloadText('slots')} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {slots.map((slot) => (
          <li key={slot.id}>
            {edited === slot.id ? (
              <CapacityForm date={date} slot={slot} onClose={() => setEdited(null)} />
            ) : (
              <SlotCapacity slot={slot} onEdit={mayChange ? () => setEdited(slot.id) : undefined} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const chip = 'flex min-h-11 flex-wrap items-center gap-x-3 rounded-sm border px-3 text-xs'

function SlotCapacity({ slot, onEdit }: { slot: BoardSlot; onEdit: (() => void) | undefined }) {
  const { booked, capacity, usual } = slot
  const isFull = booked >= capacity
  const content = (
    <>
      <span>{formatWindow(slot)}</span>
      <span className="font-medium">{takenOf(slot)}</span>
      {isFull && <span className="rounded-full bg-clay px-2">{workloadText('full')}</span>}
      {capacity !== usual && (
        <span className="text-ink-soft">
          {workloadText('usually', { usual: groupDigits(usual) })}
        </span>
      )}
    </>
  )
  if (!onEdit) return <span className={clsx(chip, 'border-line')}>{content}</span>
  return (
    <button
      type="button"
      onClick={onEdit}
      className={clsx(chip, 'border-edge transition-colors hover:border-moss hover:text-moss')}
    >
      <span className="sr-only">{workloadText('change')}</span>
      {content}
    </button>
  )
}

function takenOf({ booked, capacity }: BoardSlot): string {
  return workloadText('taken', { booked: groupDigits(booked), capacity: groupDigits(capacity) })
}

interface CapacityFormProps {
  date: CivilDate
  slot: BoardSlot
  onClose: () => void
}

function CapacityForm({ date, slot, onClose }: CapacityFormProps) {
  // The capacity that was shown when the form opened: the board refetches meanwhile.
  const [seen] = useState(slot.capacity)
  const [text, setText] = useState(String(seen))
  const { save, isSaving } = useSave<SetDayCapacity, number | null>({
    send: (capacity) => setDayCapacity({ data: { date, slotId: slot.id, capacity, seen } }),
    refusal: workloadRefusal,
    invalidates: [staffOrderQueries.all(), ['delivery']],
  })

  async function send(capacity: number | null) {
    const saved = await save(capacity)
    if (saved?.ok || saved?.refusal === 'changed-elsewhere') onClose()
  }

  return (
    <Form
      onSubmit={() => send(/^\d{1,4}$/.test(text.trim()) ? Number(text) : -1)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={clsx(chip, 'border-moss bg-white py-1.5')}
    >
      <span>{formatWindow(slot)}</span>
      <input
        // biome-ignore lint/a11y/noAutofocus: the user pressed the capacity to type here.
        autoFocus
        inputMode="numeric"
        dir="ltr"
        aria-label={workloadText('capacityOf', { slot: formatWindow(slot) })}
        value={text}
        onFocus={({ target }) => target.select()}
        onInput={westernDigitsOnInput}
        onChange={({ target }) => setText(target.value)}
        className={`${controlStyle} min-h-9 max-w-18 text-center`}
      />
      <Button type="submit" size="small" pending={isSaving}>
        {formText('save')}
      </Button>
      {seen !== slot.usual && (
        <Button variant="quiet" size="small" onClick={() => void send(null)}>
          {workloadText('reset', { usual: groupDigits(slot.usual) })}
        </Button>
      )}
      <Button variant="plain" size="small" onClick={onClose}>
        {formText('cancel')}
      </Button>
    </Form>
  )
}
