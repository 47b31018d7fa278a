import { type ReactNode, useRef } from 'react'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { BookedDay } from '#commerce/delivery/settings/delivery-settings.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Form } from '#ui/form.tsx'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { deliveryText } from './delivery.messages.ts'
import type { RuleForm } from './use-rule-form.ts'

interface PanelFormProps {
  title: string
  action: string
  /** Label of the button that saves although deliveries are booked. */
  bookedAction?: string
  form: RuleForm
  children: ReactNode
}

export function PanelForm({
  title,
  action,
  bookedAction = deliveryText('saveAnyway'),
  form,
  children,
}: PanelFormProps) {
  const element = useRef<HTMLFormElement>(null)

  async function submit() {
    await form.submit(false)
    // After the messages are rendered, focus the first invalid field.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <GuardedPanel title={title} isChanged={form.isChanged} onClose={form.onClose}>
      <Form ref={element} onSubmit={submit} className="grid gap-6 py-6">
        {children}
        <div>
          <Button type="submit" pending={form.isSaving}>
            {action}
          </Button>
        </div>
      </Form>
      {form.booked && (
        <BookedDialog
          days={form.booked}
          action={bookedAction}
          onClose={() => form.setBooked(null)}
          onConfirm={() => void form.submit(true)}
        />
      )}
    </GuardedPanel>
  )
}

interface BookedDialogProps {
  days: readonly BookedDay[]
  action: string
  onClose: () => void
  onConfirm: () => void
}

const mostShown = 6

/** Asks for confirmation: existing bookings conflict with the change and stay booked. */
function BookedDialog({ days, ...dialog }: BookedDialogProps) {
  const count = days.reduce((sum, { booked }) => sum + booked, 0)
  return (
    <ConfirmDialog {...dialog} title={deliveryText('booked', { count })}>
      <p>{deliveryText('bookedNote')}</p>
      <ul className="mt-3 grid gap-1">
        {days.slice(0, mostShown).map(({ date, booked }) => (
          <li key={date}>{deliveryText('dayBooked', { day: formatDay(date), count: booked })}</li>
        ))}
        {days.length > mostShown && (
          <li>{deliveryText('moreDays', { count: days.length - mostShown })}</li>
        )}
      </ul>
    </ConfirmDialog>
  )
}
