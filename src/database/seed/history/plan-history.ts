import { addDays, type CivilDate, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { demoDeliverySlots } from '../demo-delivery.ts'
import { planRequests } from './plan-claims.ts'
import { deliveriesByDay, historyDays } from './plan-days.ts'
import { type PlannedEnd, planLife, planPastEnd } from './plan-life.ts'
import { planRequest } from './plan-request.ts'
import { planReviews } from './plan-reviews.ts'
import type { PlannedOrder } from './planned-order.ts'
import { createRandom, type Random } from './random.ts'

const minute = 60_000
const seed = 20_260_321

// Enough time for payment and all moves of an order of today.
const latestToday = 100 * minute

type Request = Omit<PlannedOrder, 'events'>

/** All orders of the demo: the same for the same `now`. */
export function planHistory(now: number): PlannedOrder[] {
  const random = createRandom(seed)
  const today = civilDateAt(now)
  const latest = now - latestToday
  // Orders before the 90 days of the insights would be compared with, as if the shop had grown by thousands of percent.
  const opening = instantOf(addDays(today, 1 - historyDays), 0)
  const requests = deliveriesByDay(today)
    .flatMap(({ date, deliveries }) =>
      Array.from({ length: deliveries }, () => planRequest(random, { date, now, latest })),
    )
    .filter(({ placedAt }) => placedAt >= opening)
  const past = requests.filter(({ date }) => date < today)
  const isToday = requests.filter(({ date }) => date === today)
  const ahead = requests.filter(({ date }) => date > today)
  const late = lateRequests(past, today, now)
  const planned = (request: Request, end: PlannedEnd): PlannedOrder => ({
    ...request,
    events: planLife(random, request, { end, now }),
  })
  const plans = [
    ...past.map((request) => planned(request, late.get(request) ?? planPastEnd(random))),
    ...planBoard(isToday, now).map(({ request, end }) => planned(request, end)),
    ...ahead.map((request, index) => planned(request, index < 3 ? 'preparing' : 'confirmed')),
    ...planUnpaid(random, now),
  ]
  return takenByStaff(planReviews(planRequests(plans, now), now), today)
}

const counterEvery = 9

/** Of the past orders to which nothing special happened, some were placed by staff: paid in cash, or on the terminal. */
function takenByStaff(plans: readonly PlannedOrder[], today: CivilDate): PlannedOrder[] {
  const ordinary = plans.filter((plan) => plan.date < today && isOrdinary(plan))
  const taken = ordinary.filter((_, index) => index % counterEvery === 0)
  return plans.map((plan): PlannedOrder => {
    const index = taken.indexOf(plan)
    if (index < 0) return plan
    const { account, contact, events } = plan
    return {
      ...plan,
      takenBy: index % 3 === 0 ? 'nadia' : 'karim',
      method: index % 2 === 0 ? 'cash' : 'card',
      // New customers leave a telephone number alone.
      contact: account === null ? { ...contact, email: '' } : contact,
      events: events.filter(({ kind }) => kind === 'move' || kind === 'note'),
    }
  })
}

const ordinaryEvents = ['pay', 'confirm-by-phone', 'note', 'move']

function isOrdinary({ givenBy, senderShown, events }: PlannedOrder): boolean {
  const isDelivered = events.some((event) => event.kind === 'move' && event.to === 'delivered')
  const isUsual = events.every(({ kind }) => ordinaryEvents.includes(kind))
  return givenBy === 'sender' && senderShown && isDelivered && isUsual
}

const startOf = ({ slot }: Request) => slotOf(slot).startMinute
const slotOf = (name: string) => {
  const slot = demoDeliverySlots.find((known) => known.name === name)
  if (!slot) throw new Error(`The demo has no slot ${name}.`)
  return slot
}

/** Before the first slot of today begins, no order of today can be late: two of yesterday are then. */
function lateRequests(
  past: readonly Request[],
  today: CivilDate,
  now: number,
): ReadonlyMap<Request, PlannedEnd> {
  if (now >= instantOf(today, Math.min(...demoDeliverySlots.map((slot) => slot.startMinute)))) {
    return new Map()
  }
  const [first, second] = past
    .filter(({ date, givenBy }) => date === addDays(today, -1) && givenBy === 'sender')
    .toSorted((one, other) => startOf(other) - startOf(one))
  const late = new Map<Request, PlannedEnd>()
  if (first) late.set(first, 'out_for_delivery')
  if (second) late.set(second, 'preparing')
  return late
}

// Fewest cards that have left the workshop, whatever the time of the day.
const fewest = { ended: 5, out: 1 }

/**
 * The board of today by the time of the day: slots that have ended are delivered, the current one is on its way, later
 * ones are in the workshop. Once a slot has begun, two of its orders are still there, and so late.
 */
function planBoard(
  requests: readonly Request[],
  now: number,
): { request: Request; end: PlannedEnd }[] {
  const byStart = requests.toSorted((one, other) => startOf(one) - startOf(other))
  const begun = byStart.filter((request) => now >= instantOf(request.date, startOf(request)))
  const hasEnded = ({ date, slot }: Request) => now >= instantOf(date, slotOf(slot).endMinute)
  const late = begun.slice(-2)
  const others = byStart.filter((request) => !late.includes(request))
  const most = others.length - fewest.ended - fewest.out
  const workshop = Math.min(byStart.length - begun.length, most)
  const ended = Math.max(
    fewest.ended,
    Math.min(others.filter(hasEnded).length, others.length - workshop - fewest.out),
  )
  const endAt = (index: number): PlannedEnd => {
    if (index < ended) return index === ended - 2 ? 'delivery_failed' : 'delivered'
    if (index < others.length - workshop) return 'out_for_delivery'
    return index < others.length - workshop / 2 ? 'preparing' : 'confirmed'
  }
  return [
    ...late.map((request, index) => ({
      request,
      end: index === 0 ? ('preparing' as const) : ('confirmed' as const),
    })),
    ...others.map((request, index) => ({ request, end: endAt(index) })),
  ]
}

/** Orders that were placed minutes ago and are not paid or confirmed yet: one declined, one with another amount. */
function planUnpaid(random: Random, now: number): PlannedOrder[] {
  const date = addDays(civilDateAt(now), 2)
  const evening = { date, slot: 'Evening', givenBy: 'sender', senderShown: true } as const
  const products = [{ name: 'Morning in Zamalek', quantity: 1 }]
  const request = () => ({
    ...planRequest(random, { date, now, latest: now }),
    ...evening,
    products,
  })
  return [
    {
      ...{ ...request(), method: 'card', placedAt: now - 11 * minute },
      events: [{ kind: 'decline', at: now - 9 * minute }],
    },
    { ...request(), method: 'wallet', placedAt: now - 6 * minute, events: [] },
    {
      ...request(),
      account: null,
      contact: { name: 'Aya Mahmoud', email: 'aya.mahmoud@example.net', phone: '+201006612049' },
      method: 'cash',
      placedAt: now - 3 * minute,
      events: [],
    },
    {
      ...{ ...request(), method: 'card', placedAt: now - 18 * minute },
      events: [{ kind: 'underpay', at: now - 15 * minute, discount: 40 }],
    },
  ]
}
