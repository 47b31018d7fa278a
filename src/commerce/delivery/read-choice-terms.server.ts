import { localizeNamed } from '#i18n/localized.ts'
import type { ShopContext } from '../shop-context.ts'
import { choiceTerms } from './choice-terms.ts'
import { type DeliveryDay, deliveryCalendar, localizeDay } from './delivery-calendar.ts'
import type { ChoiceTerms, DeliveryChoice } from './delivery-choice.ts'
import type { DeliverySlot, DeliveryZone } from './delivery-slot.ts'
import { listZones } from './delivery-store.server.ts'
import { readCalendarFacts, recallFacts } from './read-calendar.server.ts'

type Shop = Pick<ShopContext, 'db' | 'now'>

/** The terms of a delivery choice now, with names in the language of the page. Null if it is not usable. */
export async function readChoiceTerms(
  { db, now }: Shop,
  choice: DeliveryChoice,
): Promise<ChoiceTerms | null> {
  const at = now()
  const [facts, zones] = await Promise.all([recallFacts(db, at), listZones(db)])
  const terms = choiceTerms(choice, { ...facts, now: at }, zones.map(localizeNamed))
  return terms && { ...terms, surcharge: terms.surcharge && localizeNamed(terms.surcharge) }
}

/** The areas and days that customers choose from before they choose a product. */
export interface DeliveryOptions {
  zones: DeliveryZone[]
  slots: DeliverySlot[]
  days: DeliveryDay[]
}

export async function readDeliveryOptions({ db, now }: Shop): Promise<DeliveryOptions> {
  const [facts, zones] = await Promise.all([
    readCalendarFacts(db, { leadDays: 0, now: now() }),
    listZones(db),
  ])
  return {
    zones: zones.map(localizeNamed),
    slots: facts.slots.map(localizeNamed),
    days: deliveryCalendar(facts).map(localizeDay),
  }
}
