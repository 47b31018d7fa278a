import { instantOf } from '#commerce/delivery/cairo-time.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { type ManyOrders, sampleOrder } from './many-orders.ts'

const partSize = 500
const drivers = 10

/** Gives the orders of `fillWithOrders` items, runs of ten drivers, delivery attempts, claims and reviews. */
export async function fillWithDeliveries(
  db: Database,
  many: ManyOrders,
  { to }: { to: number },
): Promise<void> {
  for (let begin = 0; begin < to; begin += partSize) {
    const orders = Array.from({ length: Math.min(partSize, to - begin) }, (_, k) => {
      const n = begin + k
      return { n, order: sampleOrder(n, many) }
    })
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('orderLines').values(orders.flatMap(linesOf)).execute()
      await fillRuns(tx, orders)
      const delivered = orders.filter(({ order }) => order.status === 'delivered')
      if (delivered.length > 0) await fillAfterDelivery(tx, delivered)
    })
  }
}

interface Numbered {
  n: number
  order: Order
}

const driverOf = (n: number) => `driver${n % drivers}`

function linesOf({ n, order }: Numbered) {
  return [0, 1].map((position) => ({
    orderId: order.id,
    position,
    productId: `product${(n + position) % 50}`,
    name: `Bouquet ${(n + position) % 50}`,
    image: null,
    unitPrice: 250,
    quantity: 1,
    lineTotal: 250,
    stockTaken: 0 as const,
    insteadOf: null,
  }))
}

async function fillRuns(tx: Transaction, orders: readonly Numbered[]): Promise<void> {
  const driven = orders.filter(({ order: { status } }) => status === 'delivered' || isOut(status))
  if (driven.length === 0) return
  const rows = driven.map(({ n, order }) => ({
    orderId: order.id,
    driverId: driverOf(n),
    deliveryDate: order.delivery.date,
    position: 1 + (n % 20),
    assignedBy: 'staff0',
    assignedAt: order.createdAt,
  }))
  await tx.insertInto('deliveryAssignments').values(rows).execute()
}

const isOut = (status: Order['status']) => status === 'out_for_delivery'

async function fillAfterDelivery(tx: Transaction, delivered: readonly Numbered[]): Promise<void> {
  await tx.insertInto('deliveryAttempts').values(delivered.map(attemptOf)).execute()
  const disputed = delivered.filter(({ n }) => n % 40 === 2)
  await tx.insertInto('claims').values(disputed.map(claimOf)).execute()
  const reviewed = delivered.filter(({ n }) => n % 10 === 3)
  await tx.insertInto('reviews').values(reviewed.map(reviewOf)).execute()
}

function attemptOf({ n, order: { id, delivery, address, paymentStatus, total } }: Numbered) {
  const { date, slotId, startMinute, endMinute } = delivery
  const happenedAt = instantOf(date, endMinute - 30 + (n % 40))
  const cash = paymentStatus === 'cash_collected' ? total : 0
  return {
    id: `attempt${id}`,
    orderId: id,
    driverId: driverOf(n),
    reportedBy: driverOf(n),
    outcome: 'delivered',
    reason: '',
    receivedBy: '',
    pinRight: null,
    deliveryDate: date,
    zoneId: address.zoneId,
    slotId,
    promisedFrom: instantOf(date, startMinute),
    promisedUntil: instantOf(date, endMinute),
    happenedAt,
    receivedAt: happenedAt,
    cashDue: cash,
    cashCollected: cash,
    undoneAt: null,
  }
}

/** Claims of the last days are open. */
function claimOf({ n, order: { id, createdAt } }: Numbered) {
  const isAnswered = n > 1000
  return {
    id: `claim${id}`,
    orderId: id,
    message: 'The roses had brown edges.',
    openedAt: createdAt,
    answeredAt: isAnswered ? createdAt + 60_000 : null,
    answer: isAnswered ? 'message' : null,
    answeredBy: isAnswered ? 'staff0' : null,
    answerMessage: isAnswered ? 'We are sorry.' : null,
    replacementOrderId: null,
    refundId: null,
  }
}

/** One review in ten has one star, one in 200 is hidden, and those of the last days are unanswered. */
function reviewOf({ n, order: { id, createdAt } }: Numbered) {
  const isHidden = n % 2000 === 13
  const isAnswered = n > 1000
  return {
    id: `review${id}`,
    orderId: id,
    position: 0,
    productId: `product${n % 50}`,
    rating: n % 100 === 3 ? 1 : 5,
    text: 'Fresh and beautiful.',
    name: 'Mona',
    locale: 'en',
    photoAgreed: 0 as const,
    photoShown: 0 as const,
    createdAt,
    updatedAt: createdAt,
    hiddenReason: isHidden ? 'personal-data' : null,
    hiddenBy: isHidden ? 'staff0' : null,
    hiddenAt: isHidden ? createdAt : null,
    answer: isAnswered ? 'Thank you.' : null,
    answeredBy: isAnswered ? 'staff0' : null,
    answeredAt: isAnswered ? createdAt : null,
  }
}
