import { currentLocale } from '#i18n/locale.ts'
import { localizedName } from '#i18n/localized.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { isLineRefunded } from '../orders/line-refund.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { countStems, emptyBook, type RecipeBook } from '../recipes/count-stems.ts'
import { signatureOf } from './message-card.ts'
import { staffDocumentText } from './staff-documents.messages.ts'
import { ifMissingText } from './work-order.ts'

/** The bouquets to make for a slot or a day, in the language of the caller. It shows no price. */
export type MakeList = ReturnType<typeof buildMakeList>

/** A bouquet of the list, as it is made for one order. */
export type MakeListItem = ReturnType<typeof itemOf>

/** Orders in the order of work become a list by product and size, the most frequent first. */
export function buildMakeList(
  orders: readonly Order[],
  { date, window }: { date: CivilDate; window: { startMinute: number; endMinute: number } | null },
  book: RecipeBook = emptyBook,
) {
  const made = orders.flatMap((order) =>
    order.lines.flatMap((line, index) => (isLineRefunded(line) ? [] : [{ order, line, index }])),
  )
  const bouquets = made.filter(({ line }) => (line.addedTo ?? null) === null)
  const products = [...Map.groupBy(bouquets, ({ line }) => line.productId).values()]
  const addOns = made.filter(({ line }) => (line.addedTo ?? null) !== null)
  const counts = countStems(
    made.map(({ line }) => ({ ...line, isAddOn: (line.addedTo ?? null) !== null })),
    book,
  )
  return {
    locale: currentLocale(),
    day: formatDay(date),
    window: window ? formatWindow(window) : staffDocumentText('allDay'),
    orders: orders.length,
    pieces: quantityOf(bouquets),
    stems: stemsOf(bouquets),
    /** Bouquets whose size has no number of stems: the total is without them. */
    withoutStems: quantityOf(bouquets.filter(({ line }) => !line.stemCount)),
    /** The stems of all recipes, the most frequent first. */
    stemTotals: counts.stems
      .map(({ stem, quantity }) => ({ name: localizedName(stem), quantity }))
      .toSorted(byQuantity),
    /** The number of bouquets without a recipe. */
    withoutRecipe: counts.withoutRecipe.reduce((sum, { quantity }) => sum + quantity, 0),
    products: products
      .map((all) => ({
        name: all[0]?.line.name ?? '',
        quantity: quantityOf(all),
        stems: stemsOf(all),
        items: all.map(itemOf),
      }))
      .toSorted(byQuantity),
    addOns: [...Map.groupBy(addOns, ({ line }) => line.productId).values()]
      .map((all) => ({ name: all[0]?.line.name ?? '', quantity: quantityOf(all) }))
      .toSorted(byQuantity),
  }
}

interface MadeLine {
  order: Order
  line: OrderLine
  index: number
}

function quantityOf(lines: readonly Pick<MadeLine, 'line'>[]): number {
  return lines.reduce((sum, { line }) => sum + line.quantity, 0)
}

function stemsOf(lines: readonly Pick<MadeLine, 'line'>[]): number {
  return lines.reduce((sum, { line }) => sum + line.quantity * (line.stemCount ?? 0), 0)
}

interface Counted {
  name: string
  quantity: number
}

function byQuantity(one: Counted, other: Counted): number {
  return other.quantity - one.quantity || one.name.localeCompare(other.name)
}

function itemOf({ order, line, index }: MadeLine) {
  return {
    key: `${order.id} ${index}`,
    orderId: order.id,
    number: order.number,
    window: formatWindow(order.delivery),
    area: order.address.zoneName,
    quantity: line.quantity,
    insteadOf: line.insteadOf,
    addOns: order.lines
      .filter((other) => other.addedTo === index && !isLineRefunded(other))
      .map(({ name, quantity }) => ({ name, quantity })),
    ifMissing: ifMissingText(order),
    card: { message: order.cardMessage, signature: signatureOf(order) },
  }
}
