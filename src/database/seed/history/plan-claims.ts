import { addDays, type CivilDate, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { demoProducts } from '../demo-catalogue.ts'
import { cancellationReason, claimTexts } from './history-texts.ts'
import type { PlannedEvent, PlannedOrder } from './planned-order.ts'

const minute = 60_000
// The texts speak of several stems.
const leastPrice = 400

/** A time of day in Cairo, in hours, some days after a delivery. */
const clock = (date: CivilDate, days: number, hours: number) =>
  instantOf(addDays(date, days), Math.round(hours * 60))

/** Categories of flowers that wilt. */
const cutFlowers = ['roses', 'tulips', 'peonies', 'sunflowers', 'mixed-bouquets']

/**
 * Adds what waits for an answer of staff: an open claim and a request to cancel. Three claims are answered, each in
 * another way.
 */
export function planRequests(plans: readonly PlannedOrder[], now: number): PlannedOrder[] {
  const today = civilDateAt(now)
  const claimed = [
    {
      order: newestDelivered(plans, today, [2, 3]),
      events: (): PlannedEvent[] => [
        { kind: 'claim', at: now - 95 * minute, message: claimTexts.open, photos: 2 },
      ],
    },
    {
      order: newestDelivered(plans, today, [4, 8]),
      events: (date: CivilDate): PlannedEvent[] => [
        claimAt(clock(date, 1, 17.3), claimTexts.replaced),
        {
          ...{ kind: 'replace-claim', at: clock(date, 1, 19.2), by: 'karim' },
          ...{ message: claimTexts.replacement, date: addDays(today, 1), slot: 'Evening' },
        },
      ],
    },
    {
      order: newestDelivered(plans, today, [9, 19]),
      events: (date: CivilDate): PlannedEvent[] => [
        claimAt(clock(date, 2, 10.6), claimTexts.refunded),
        {
          ...{ kind: 'refund-claim', at: clock(date, 2, 13.3), by: 'nadia' },
          ...{ message: claimTexts.refund, percent: 50 },
        },
        { kind: 'send-refunds', at: clock(date, 2, 13.4) },
      ],
    },
    {
      order: newestDelivered(plans, today, [20, 40]),
      events: (date: CivilDate): PlannedEvent[] => [
        claimAt(clock(date, 1, 9.7), claimTexts.answered),
        {
          ...{ kind: 'reply-to-claim', at: clock(date, 1, 11.1), by: 'karim' },
          message: claimTexts.answer,
        },
      ],
    },
  ]
  const cancelled = plans.find(
    (plan) => plan.date > addDays(today, 1) && isPaid(plan) && movesOf(plan).length === 0,
  )
  return plans.map((plan) => {
    if (plan === cancelled) return { ...plan, events: [...plan.events, requestAt(now)] }
    const claim = claimed.find(({ order }) => order === plan)
    return claim ? { ...plan, events: [...plan.events, ...claim.events(plan.date)] } : plan
  })
}

function claimAt(at: number, message: string): PlannedEvent {
  return { kind: 'claim', at, message, photos: 1 }
}

function requestAt(now: number): PlannedEvent {
  const at = now - 40 * minute
  return { kind: 'request-cancellation', at, by: 'karim', reason: cancellationReason }
}

/** The newest suitable order of some days ago: one bouquet of cut flowers, paid online and delivered without a refund. */
function newestDelivered(
  plans: readonly PlannedOrder[],
  today: CivilDate,
  [newest, oldest]: readonly [number, number],
): PlannedOrder | undefined {
  return plans
    .filter(({ date }) => date >= addDays(today, -oldest) && date <= addDays(today, -newest))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .find(
      (plan) =>
        isPaid(plan) &&
        plan.givenBy === 'sender' &&
        plan.events.at(-1)?.kind === 'move' &&
        movesOf(plan).at(-1)?.to === 'delivered' &&
        plan.products.length === 1 &&
        plan.products.every(({ name }) => isCutFlower(name)),
    )
}

function isPaid({ method, events }: PlannedOrder): boolean {
  return method !== 'cash' && events.some(({ kind }) => kind === 'pay')
}

function movesOf({ events }: PlannedOrder) {
  return events.filter((event) => event.kind === 'move')
}

function isCutFlower(name: string): boolean {
  const product = demoProducts.find((known) => known.name === name)
  if (!product || product.leadDays > 1 || product.price < leastPrice) return false
  return cutFlowers.includes(product.category)
}
