import type { DeliveryChoice } from '#commerce/delivery/delivery-choice.ts'
import { useDelivery } from '../delivery/delivery-store.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** The draft with the delivery choice of this visit, which is never older: `keepChoice` keeps both equal. */
export function withChoice(draft: CheckoutDraft, choice: DeliveryChoice | null): CheckoutDraft {
  if (!choice || isSame(choice, choiceOf(draft))) return draft
  const { area, day, slot = '' } = choice
  return { ...draft, 'address.zoneId': area, 'delivery.date': day, 'delivery.slotId': slot }
}

/** An area from elsewhere, for example of an earlier order: an existing choice must not replace it. */
export function keepArea(area: string): void {
  const { choice } = useDelivery.getState()
  if (choice && choice.area !== area) useDelivery.setState({ choice: { ...choice, area } })
}

/** Follows a change at checkout. Only an existing choice: the checkout alone must not change the lists of the shop. */
export function keepChoice(draft: CheckoutDraft): void {
  const chosen = choiceOf(draft)
  const { choice } = useDelivery.getState()
  if (choice && chosen && !isSame(choice, chosen)) useDelivery.setState({ choice: chosen })
}

/** Calls back when the choice changes outside of the checkout. Returns a cleanup function. */
export function onChoice(changed: (choice: DeliveryChoice | null) => void): () => void {
  return useDelivery.subscribe(({ choice }, before) => {
    if (choice !== before.choice) changed(choice)
  })
}

function choiceOf(draft: CheckoutDraft): DeliveryChoice | null {
  const [area, day, slot] = [
    draft['address.zoneId'],
    draft['delivery.date'],
    draft['delivery.slotId'],
  ]
  return area && day ? { area, day, ...(slot && { slot }) } : null
}

function isSame(one: DeliveryChoice, other: DeliveryChoice | null): boolean {
  return one.area === other?.area && one.day === other.day && one.slot === other.slot
}
