import {
  type CalendarFacts,
  calendarDays,
  calendarLength,
  firstOpenWindow,
  nextCalendarChange,
  type SlotState,
  slotState,
} from './delivery-calendar.ts'
import type { ChoiceTerms, DeliveryChoice } from './delivery-choice.ts'
import type { DeliveryZone } from './delivery-slot.ts'

type Facts = Omit<CalendarFacts, 'leadDays'>

// Too late comes last: a day is too late only if no other reason leaves hope for another order.
const closest: readonly SlotState[] = ['open', 'full', 'too-late', 'needs-more-time', 'closed']

/**
 * The terms of a choice, by the rule that the checkout and the order use. Null for a choice that nothing can be ordered
 * for: of an unknown or closed area, an unknown slot, or a day beyond the calendar.
 */
export function choiceTerms(
  choice: DeliveryChoice,
  facts: Facts,
  zones: readonly DeliveryZone[],
): ChoiceTerms | null {
  const zone = zones.find(({ id }) => id === choice.area)
  if (!zone?.open) return null
  const slots = facts.slots.filter(({ id }) => choice.slot === undefined || id === choice.slot)
  if (slots.length === 0) return null
  if (!calendarDays(facts.now).includes(choice.day)) return null

  const stateAfter = (leadDays: number): SlotState => {
    const states = slots.map((slot) => slotState(slot, choice.day, { ...facts, leadDays }))
    return closest.find((state) => states.includes(state)) ?? 'closed'
  }
  const [chosen] = slots
  return {
    ...choice,
    areaName: zone.name,
    hours:
      choice.slot !== undefined && chosen
        ? { startMinute: chosen.startMinute, endMinute: chosen.endMinute }
        : null,
    state: stateAfter(0),
    fee: zone.fee,
    surcharge: facts.surcharges.get(choice.day) ?? null,
    maxLeadDays: leadTimes.findLast((leadDays) => stateAfter(leadDays) === 'open') ?? -1,
    earliest: leadTimes.map((leadDays) => firstOpenWindow({ ...facts, leadDays })?.date ?? null),
    changesAt: nextCalendarChange(facts),
  }
}

const leadTimes = Array.from({ length: calendarLength }, (_, days) => days)
