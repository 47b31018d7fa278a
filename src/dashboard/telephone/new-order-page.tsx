import { type KeyboardEvent, useRef } from 'react'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import type { KnownCustomer } from '#commerce/telephone/find-customers.server.ts'
import { Form } from '#ui/form.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { CustomerSection } from './customer-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { ItemsSection } from './items-section.tsx'
import { PlacedOrder } from './placed-order.tsx'
import { RecipientSection } from './recipient-section.tsx'
import { SummarySection } from './summary-section.tsx'
import { telephoneText } from './telephone.messages.ts'
import { useTelephoneOrder } from './use-telephone-order.ts'

/** An order that staff place for a customer on the telephone or at the counter, with the keyboard alone. */
export function NewOrderPage({ customer, role }: { customer: KnownCustomer | null; role: Role }) {
  const order = useTelephoneOrder(customer)
  const element = useRef<HTMLFormElement>(null)
  const { placed } = order

  async function submit() {
    await order.place()
    // After the messages are rendered, focus the first invalid field.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  function placeByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    element.current?.requestSubmit()
  }

  if (placed) {
    return <PlacedOrder placed={placed} onNew={order.restart} />
  }
  return (
    <>
      <BackLink to="/dashboard/orders">{telephoneText('allOrders')}</BackLink>
      <h1 className="mt-1 font-display text-xl">{telephoneText('title')}</h1>
      <p className="mt-1 mb-8 max-w-prose text-xs text-ink-soft">
        {telephoneText('note')} <span className="max-md:hidden">{telephoneText('shortcut')}</span>
      </p>
      <Form
        ref={element}
        onSubmit={submit}
        onKeyDown={placeByKey}
        className="grid gap-10 lg:grid-cols-[minmax(0,42rem)_20rem]"
      >
        <div className="grid content-start gap-8">
          <CustomerSection form={order} />
          <ItemsSection form={order} />
          <RecipientSection form={order} />
          <DeliverySection form={order} />
        </div>
        <SummarySection form={order} mayDiscount={may(role, 'orders.discount')} />
      </Form>
      <LeaveGuard isChanged={() => order.isChanged} />
    </>
  )
}
