import { type ReactNode, useRef } from 'react'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { EditableOrder } from '#commerce/orders/editing/editable-order.ts'
import type { StaffOrder } from '#commerce/orders/staff/read-staff-order.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EditConflict } from '../../saving/edit-conflict.tsx'
import { GuardedPanel } from '../../saving/guarded-panel.tsx'
import { telephoneText } from '../../telephone/telephone.messages.ts'
import { editText } from './edit-order.messages.ts'
import { EditedDelivery, editedSlotLabel, editedZoneLabel } from './edited-delivery.tsx'
import { EditedItems, itemsLabel } from './edited-items.tsx'
import { settlementText } from './edited-price.ts'
import { type EditForm, useEditOrder } from './use-edit-order.ts'

interface EditOrderPanelProps extends Pick<StaffOrder, 'order' | 'payments'> {
  role: Role
  onClose: () => void
}

/** Panel in which staff change items, day, time, area, address, recipient and card of an order. */
export function EditOrderPanel({ order, payments, role, onClose }: EditOrderPanelProps) {
  const form = useEditOrder(order, onClose)
  const element = useRef<HTMLFormElement>(null)
  const { bind, conflict, seen } = form

  async function submit() {
    await form.submit()
    // After the messages are rendered, focus the first invalid field.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <GuardedPanel
      title={editText('title', { number: seen.number })}
      isChanged={form.isChanged}
      onClose={onClose}
    >
      <Form ref={element} onSubmit={submit} className="grid gap-8 py-6">
        {conflict && (
          <EditConflict
            versions={conflict}
            labels={labels()}
            show={(name, fields) => shown(name, fields, form)}
            onResolve={form.resolve}
          />
        )}
        {seen.paymentStatus !== 'not_due' && (
          <Part title={editText('items')}>
            <EditedItems form={form} />
          </Part>
        )}
        <Part title={editText('delivery')}>
          <EditedDelivery form={form} />
        </Part>
        <Part title={editText('recipient')}>
          <TextField label={telephoneText('name')} autoComplete="off" {...bind('recipientName')} />
          <TextField
            label={telephoneText('phone')}
            inputMode="tel"
            autoComplete="off"
            {...bind('recipientPhone')}
          />
        </Part>
        <TextArea
          label={editText('card')}
          optional
          rows={4}
          maxLength={orderLimits.cardMessageLength}
          {...bind('cardMessage')}
        />
        <Price form={form} payments={payments} role={role} />
      </Form>
    </GuardedPanel>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-medium">{title}</legend>
      <div className="grid gap-5">{children}</div>
    </fieldset>
  )
}

type PriceProps = { form: EditForm } & Pick<EditOrderPanelProps, 'payments' | 'role'>

/** The effect of the edit on the price, and the button to save. */
function Price({ form, payments, role }: PriceProps) {
  const { seen, newTotal, isSaving, isChanged } = form
  const mayRefund = may(role, 'payments.refund')
  return (
    <section aria-label={editText('price')} className="grid gap-4 rounded-sm bg-linen p-5">
      <dl className="grid grid-cols-[1fr_auto] gap-y-2" aria-live="polite">
        <dt className="text-ink-soft">{editText('before')}</dt>
        <dd className="text-end">{formatMoney(seen.total)}</dd>
        <dt className="font-medium">{editText('after')}</dt>
        <dd className="text-end font-medium">{newTotal === null ? '…' : formatMoney(newTotal)}</dd>
      </dl>
      {newTotal !== null && (
        <p aria-live="polite">{settlementText(seen, payments, { newTotal, mayRefund })}</p>
      )}
      <p className="text-xs text-ink-soft">
        {editText(seen.contact.email === '' ? 'notEmailed' : 'emailed')}
      </p>
      <div>
        <Button type="submit" pending={isSaving} disabled={!isChanged || newTotal === null}>
          {editText('save')}
        </Button>
      </div>
    </section>
  )
}

const labels = (): Record<keyof EditableOrder, string> => ({
  date: telephoneText('day'),
  slotId: telephoneText('slot'),
  zoneId: telephoneText('area'),
  street: telephoneText('street'),
  building: telephoneText('building'),
  floor: telephoneText('floor'),
  addressNotes: telephoneText('directions'),
  recipientName: telephoneText('name'),
  recipientPhone: telephoneText('phone'),
  cardMessage: editText('card'),
  lines: editText('items'),
})

/** A value of a conflict: ids as the names that staff know. */
function shown(name: keyof EditableOrder, fields: EditableOrder, form: EditForm): string {
  switch (name) {
    case 'date':
      return formatDay(fields.date)
    case 'slotId':
      return editedSlotLabel(form, fields)
    case 'zoneId':
      return editedZoneLabel(form, fields.zoneId)
    case 'lines':
      return itemsLabel(form, fields.lines)
    default:
      return fields[name]
  }
}
