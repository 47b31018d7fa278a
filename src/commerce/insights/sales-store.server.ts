import type { Database } from '#database/engine.server.ts'
import { localizedName, localizedText } from '#i18n/localized.ts'
import { statusesIn } from '../orders/order-status.ts'
import { addCompared, type BestSeller, type DaySales, type Sales } from './insights.ts'
import { cairoDayCount, dateOfCount, type Halves, inSlices, type Span } from './slices.server.ts'

/** Orders that do not count as sales. */
const withoutSale = statusesIn('reserved', 'released')

/** Sales of the orders placed in a span by day and area; a day may have two rows. */
export async function salesByDayAndZone(db: Database, halves: Halves): Promise<DaySales[]> {
  const sales: DaySales[] = []
  await inSlices(halves, async (slice) => {
    const rows = await salesIn(db, slice)
      .select(({ fn }) => [
        cairoDayCount('createdAt', slice).as('day'),
        'zoneName as zone',
        fn.max('zoneNameAr').as('zoneAr'),
      ])
      .groupBy(['day', 'zoneName'])
      .execute()
    for (const { day, ...row } of rows) sales.push({ ...row, date: dateOfCount(day) })
  })
  return sales
}

/** Sales of the orders placed in a span of at most a day. */
export async function salesBetween(db: Database, span: Span): Promise<Sales> {
  const { revenue, orders } = await salesIn(db, span).executeTakeFirstOrThrow()
  return { revenue: revenue ?? 0, orders }
}

function salesIn(db: Database, { from, until }: Span) {
  return (
    db
      .selectFrom('orders')
      .select(({ eb, fn }) => {
        const isDue = eb('paymentStatus', '=', 'cash_due')
        // A cash order may also have taken an online payment, which is refunded.
        const due = eb.case().when(isDue).then(eb.ref('total')).else(0).end()
        const taken = eb('captured', '+', due)
        return [
          fn.sum<number>(eb(taken, '-', eb.ref('refunded'))).as('revenue'),
          fn.countAll<number>().as('orders'),
        ]
      })
      .where('createdAt', '>=', from)
      .where('createdAt', '<', until)
      .where('status', 'not in', withoutSale)
      // Free replacements are not sold.
      .where('total', '>', 0)
  )
}

interface SoldSize extends Omit<BestSeller, 'sizes'> {
  /** The id of the size; `productId` is that of the whole product. */
  id: string
}

/** Bestsellers of the later half with their sizes, and with their quantity in the earlier one. */
export async function bestSellers(
  db: Database,
  { limit, ...halves }: Halves & { limit: number },
): Promise<BestSeller[]> {
  const sold = new Map<string, Omit<SoldSize, 'id'>>()
  await inSlices(halves, async ({ from, until, isNow }) => {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
      .select(({ fn }) => [
        'orderLines.productId',
        fn.max('orderLines.name').as('name'),
        fn.max('orderLines.nameAr').as('nameAr'),
        fn.sum<number>('orderLines.quantity').as('quantity'),
        fn.sum<number>('orderLines.lineTotal').as('ordered'),
      ])
      .where('orders.createdAt', '>=', from)
      .where('orders.createdAt', '<', until)
      .where('orders.status', 'not in', withoutSale)
      .where('orders.total', '>', 0)
      .groupBy('orderLines.productId')
      .execute()
    for (const { productId, quantity, ordered, ...names } of rows) {
      const before = sold.get(productId)
      sold.set(productId, {
        productId,
        // The latest name.
        name: localizedName(names),
        quantity: addCompared(before?.quantity, isNow, quantity),
        ordered: (before?.ordered ?? 0) + (isNow ? ordered : 0),
      })
    }
  })
  const sizes = new Map((await findSizes(db, [...sold.keys()])).map((size) => [size.id, size]))
  const soldSizes = [...sold].map(
    ([id, figures]): SoldSize => ({ ...figures, id, productId: sizes.get(id)?.productId ?? id }),
  )
  return [...Map.groupBy(soldSizes, ({ productId }) => productId).values()]
    .map((ofProduct) => productOf(ofProduct, [...sizes.values()]))
    .filter(({ quantity }) => quantity.now > 0)
    .sort(
      (one, other) =>
        other.quantity.now - one.quantity.now ||
        other.ordered - one.ordered ||
        (one.productId < other.productId ? -1 : 1),
    )
    .slice(0, limit)
}

type Size = Awaited<ReturnType<typeof findSizesOf>>[number]

/** Adds up the sizes of a product. One that sold a single size has its name: `Blush peonies – Grand`. */
function productOf(ofProduct: readonly SoldSize[], sizes: readonly Size[]): BestSeller {
  const productId = ofProduct[0]?.productId ?? ''
  const known = sizes.find((size) => size.productId === productId)
  const current = ofProduct.filter(({ quantity }) => quantity.now > 0)
  const total = (read: (size: SoldSize) => number) =>
    ofProduct.reduce((sum, size) => sum + read(size), 0)
  const nameOf = ({ id, name }: SoldSize) => {
    const size = sizes.find((one) => one.id === id)
    if (size) return localizedText({ en: size.variantName, ar: size.variantNameAr })
    return known ? localizedText({ en: known.firstName, ar: known.firstNameAr }) : name
  }
  return {
    productId,
    name: current.length > 1 && known ? localizedName(known) : (current[0]?.name ?? ''),
    quantity: {
      now: total(({ quantity }) => quantity.now),
      before: total(({ quantity }) => quantity.before),
    },
    ordered: total(({ ordered }) => ordered),
    sizes:
      current.length > 1
        ? current
            .map((size) => ({ name: nameOf(size), quantity: size.quantity.now }))
            .sort((one, other) => other.quantity - one.quantity)
        : [],
  }
}

const idsAtOnce = 1000

/** The further sizes among the sold ids, with their products. */
async function findSizes(db: Database, ids: readonly string[]): Promise<Size[]> {
  const sizes: Size[] = []
  for (let first = 0; first < ids.length; first += idsAtOnce) {
    sizes.push(...(await findSizesOf(db, ids.slice(first, first + idsAtOnce))))
  }
  return sizes
}

function findSizesOf(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('products as size')
    .innerJoin('products as whole', 'whole.id', 'size.variantOf')
    .select(['size.id', 'size.variantName', 'size.variantNameAr'])
    .select(['whole.id as productId', 'whole.name', 'whole.nameAr'])
    .select(['whole.variantName as firstName', 'whole.variantNameAr as firstNameAr'])
    .where('size.id', 'in', ids)
    .execute()
}
