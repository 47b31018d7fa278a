import { addDays, type CivilDate, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { sizesOf } from '../catalogue/sizes.ts'
import { type DemoProduct, demoProducts } from '../demo-catalogue.ts'
import { demoDeliverySlots } from '../demo-delivery.ts'
import { demoPeople } from '../demo-people.ts'
import {
  guestNames,
  type HistoryCustomer,
  historyCustomers,
  recipientNames,
  streetsOf,
  zoneWeights,
} from './history-people.ts'
import { addressNotes, cardMessages } from './history-texts.ts'
import type { PlannedOrder } from './planned-order.ts'
import type { Random } from './random.ts'

const minute = 60_000

/** Salma and Youssef, whose order pages the reader of the README opens. */
const demoCustomers: readonly HistoryCustomer[] = demoPeople
  .filter(({ role }) => role === 'customer')
  .map((person) => ({ ...person, orders: 5 }))

/** Every customer with an account. */
const customersWithAccount = [...demoCustomers, ...historyCustomers]

const categoryWeights: Readonly<Record<string, number>> = {
  roses: 5,
  'mixed-bouquets': 5,
  peonies: 3,
  tulips: 3,
  'vases-and-boxes': 2.5,
  sunflowers: 2,
  orchids: 2,
}

const flowers = demoProducts.filter(({ category }) => category in categoryWeights)
const gifts = demoProducts.filter(({ category }) => category === 'gifts')

const weightOf = ({ category, price }: DemoProduct) =>
  (categoryWeights[category] ?? 1) * (price > 4_000 ? 0.15 : price > 2_500 ? 0.5 : 1)

/** Hours at which customers order: before noon and after work. */
const hours = [
  ...[9, 10, 10, 11, 11, 12, 12, 13, 14, 15, 16],
  ...[17, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23],
]

type Request = Omit<PlannedOrder, 'events'>

/** A request of a shopper for a delivery on one day: who orders what for whom, and when. */
export function planRequest(
  random: Random,
  { date, now, latest }: { date: CivilDate; now: number; latest: number },
): Request {
  const isRecent = date >= addDays(civilDateAt(now), -7)
  const products = planProducts(random, isRecent)
  const slot = random.pickWeighted(demoDeliverySlots, ({ capacity }) => capacity)
  const leadDays = Math.max(...products.map(({ leadDays: days }) => days))
  const zone = random.pickWeighted(Object.keys(zoneWeights), (name) => zoneWeights[name] ?? 0)
  const who = planSender(random)
  const asksRecipient = random.happens(0.08)
  const isAnonymous = !asksRecipient && random.happens(0.07)
  // The driver would ask the recipient for the money.
  const mayPayCash = !asksRecipient && !isAnonymous
  return {
    ...who,
    recipient: { name: random.pick(recipientNames), phone: mobile(random) },
    zone,
    place: {
      street: random.pick(streetsOf[zone] ?? ['Main Street']),
      building: String(random.between(1, 120)),
      floor: random.happens(0.7) ? String(random.between(1, 12)) : '',
      notes: random.pick(addressNotes),
    },
    givenBy: asksRecipient ? 'recipient' : 'sender',
    products: products.map(({ name }) => ({
      name: planSize(random, name),
      quantity: random.happens(0.06) ? 2 : 1,
    })),
    date,
    slot: slot.name,
    method: mayPayCash && random.happens(0.2) ? 'cash' : random.happens(0.25) ? 'wallet' : 'card',
    cardMessage: random.pick(cardMessages),
    senderShown: !isAnonymous,
    ifMissing: random.pickWeighted(['call', 'replace', 'refund'] as const, (choice) =>
      choice === 'refund' ? 1 : 3,
    ),
    placedAt: planTime(random, { date, leadDays, cutoffMinute: slot.cutoffMinute, latest }),
  }
}

function planProducts(random: Random, isRecent: boolean): DemoProduct[] {
  // What is sold out today was sold some time ago.
  const isOffered = ({ stock }: DemoProduct) => !isRecent || stock !== 0
  const bouquet = random.pickWeighted(flowers.filter(isOffered), weightOf)
  const second = random.happens(0.08)
    ? random.pickWeighted(flowers.filter(isOffered), weightOf)
    : null
  const gift = random.happens(0.24) ? random.pick(gifts.filter(isOffered)) : null
  return [bouquet, second === bouquet ? null : second, gift].filter((product) => product !== null)
}

/** The name of the product in one of its sizes. */
function planSize(random: Random, name: string): string {
  const sizes = sizesOf(name)
  if (!sizes || random.happens(0.55)) return name
  return `${name} – ${random.pickWeighted(sizes.further, ({ price }) => 1 / price).name}`
}

function planSender(random: Random): Pick<Request, 'account' | 'contact'> {
  if (random.happens(0.22)) {
    const name = random.pick(guestNames)
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.net`
    return { account: null, contact: { name, email, phone: mobile(random) } }
  }
  const { email, name, surname, phone } = random.pickWeighted(
    customersWithAccount,
    ({ orders }) => orders,
  )
  return { account: email, contact: { name: `${name} ${surname}`, email, phone } }
}

function mobile(random: Random): string {
  const digits = String(random.between(0, 9_999_999)).padStart(7, '0')
  return `+20${random.pick(['100', '101', '106', '110', '112', '120', '122', '155'])}${digits}`
}

/** A time at which the slot was still open, and before `latest`. */
function planTime(
  random: Random,
  {
    date,
    leadDays,
    cutoffMinute,
    latest,
  }: { date: CivilDate; leadDays: number; cutoffMinute: number; latest: number },
): number {
  const wanted = Math.max(leadDays, random.pick([0, 0, 1, 1, 1, 1, 2, 2, 3, 4, 6]))
  const minuteOfDay = random.pick(hours) * 60 + random.between(0, 59)
  const end = Math.min(latest, instantOf(date, cutoffMinute) - 10 * minute)
  for (let ahead = wanted; ; ahead++) {
    const at = instantOf(addDays(date, -ahead), minuteOfDay) + random.between(0, minute - 1)
    if (at <= end) return at
  }
}
