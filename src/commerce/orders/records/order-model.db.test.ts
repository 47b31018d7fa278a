import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createProduct, lineOf, orderRequest } from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { orderOf, paymentsOf, refundsOf } from '../../../../tests/support/look-up.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  createSlot,
  minutes,
  openTestShop,
  type TestShop,
} from '../../../../tests/support/test-shop.ts'
import type { Product } from '../../catalogue/product.ts'
import { placeOrder } from '../../checkout/place-order.server.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import { PaymentProviderRefused, type PaymentReport } from '../../payments/payment-provider.ts'
import { requestRefund } from '../../payments/request-refund.server.ts'
import { startPayment } from '../../payments/start-payment.server.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../order-status.ts'

/**
 * Random stories of a small shop, told twice: to the shop, and to a model that is simple enough to be believed. After
 * every step the books add up, and every order stands where the model has it.
 */

const stock = 6
const capacity = 4

interface KnownOrder {
  orderId: string
  userId: string
  quantity: number
  placedAt: number
  status: OrderStatus
  checkoutUrls: string[]
}

interface Story {
  shop: TestShop
  product: Product
  orders: KnownOrder[]
  /** News that the provider has, heard of or not. */
  news: Array<{ order: KnownOrder; report: PaymentReport }>
}

const living = (story: Story) =>
  story.orders.filter(({ status }) => status !== 'expired' && status !== 'cancelled')
const reservedStock = (story: Story) =>
  living(story).reduce((sum, { quantity }) => sum + quantity, 0)
const hasRoomFor = (story: Story, quantity: number) =>
  reservedStock(story) + quantity <= stock && living(story).length < capacity

async function place(story: Story, quantity: number): Promise<void> {
  const { shop, product, orders } = story
  const fits = hasRoomFor(story, quantity)
  const request = orderRequest(shop, { lines: [lineOf(product, quantity)] })
  const userId = newDocumentId()
  const [placed, repeated] = [
    await placeOrder(shop, request, userId),
    await placeOrder(shop, request, userId),
  ]
  expect(placed.ok).toBe(fits)
  if (!placed.ok) return
  expect(repeated).toEqual(placed)
  const { orderId } = placed
  const placedAt = shop.now()
  const known = { orderId, userId, quantity, placedAt, checkoutUrls: [] }
  orders.push({ ...known, status: 'awaiting_payment' })
}

async function goToPay({ shop }: Story, order: KnownOrder, method: 'card' | 'wallet') {
  const started = await startPayment(shop, { ...order, method })
  expect(started.ok).toBe(order.status === 'awaiting_payment')
  if (started.ok) order.checkoutUrls.push(started.checkoutUrl)
}

function attempt(story: Story, order: KnownOrder, outcome: 'pay' | 'decline' | 'pend'): void {
  const url = order.checkoutUrls.at(-1)
  if (!url) return
  const providerOrderId = new URL(url).pathname.slice(1)
  const isPaid = story.news.some(
    ({ report }) => report.providerOrderId === providerOrderId && report.outcome === 'paid',
  )
  // Two tabs may both succeed; but a page that has succeeded takes no further card.
  if (isPaid && outcome !== 'pay') return
  story.news.push({ order, report: story.shop.payments[outcome](url) })
}

function refundAtDashboard({ shop, news }: Story, index: number, share: number): void {
  const paid = news.filter(({ report }) => report.outcome === 'paid')
  const chosen = paid[index % Math.max(1, paid.length)]
  if (!chosen) return
  const { transactionId, amount } = chosen.report
  try {
    const report = shop.payments.refundAtDashboard(transactionId, Math.ceil((amount ?? 0) / share))
    news.push({ order: chosen.order, report })
  } catch (error) {
    // More than is left: the dashboard does not allow it.
    if (!(error instanceof PaymentProviderRefused)) throw error
  }
}

/** Staff may give back whatever is left of a payment that the shop knows of, and no more. */
async function refundByStaff({ shop }: Story, order: KnownOrder, share: number): Promise<void> {
  const paid = (await paymentsOf(shop, order)).find(({ status }) => status === 'paid')
  if (!paid) return
  const seenLeft = paid.amount - paid.returned
  const amount = Math.max(1, Math.ceil(seenLeft / share))
  const asked = { paymentId: paid.id, reason: 'A wilted rose', staffId: 'staff' }
  const both = await Promise.all([
    requestRefund(shop, { ...asked, amount, seenLeft }),
    requestRefund(shop, { ...asked, amount, seenLeft }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(seenLeft > 0 ? 1 : 0)
}

async function hear(story: Story, index: number, times: number): Promise<void> {
  const heard = story.news[index % Math.max(1, story.news.length)]
  if (!heard) return
  const { order, report } = heard
  const attempts = await paymentsOf(story.shop, order)
  const isKnown = attempts.some(({ transactionId }) => transactionId === report.transactionId)
  const all = Array.from({ length: times }, () => completePayment(story.shop, report, 'webhook'))
  await Promise.all(all)
  const isMoney = report.outcome === 'paid' || report.outcome === 'refunded'
  if (isMoney && !isKnown && report.refundedAmount < (report.amount ?? 0)) takeUp(story, order)
}

/** What a payment does to an order, in the words of the model. */
function takeUp(story: Story, order: KnownOrder): void {
  const revived = order.status === 'expired' && hasRoomFor(story, order.quantity)
  if (order.status === 'awaiting_payment' || revived) order.status = 'confirmed'
}

async function cancel({ shop }: Story, order: KnownOrder): Promise<void> {
  const { orderId, status: from } = order
  const staffId = 'staff'
  const answer = await advanceOrder(shop, { orderId, from, to: 'cancelled', staffId, note: '' })
  expect(answer.ok).toBe(from === 'awaiting_payment' || from === 'confirmed')
  if (answer.ok) order.status = 'cancelled'
}

/** Where an order can be after the shop had time for its work, by what the provider knows of it. */
function mayBecome({ shop, news }: Story, order: KnownOrder): OrderStatus[] {
  const outcomes = news.filter((heard) => heard.order === order).map(({ report }) => report.outcome)
  const isPaid = outcomes.includes('paid')
  if (order.status === 'expired') return isPaid ? ['expired', 'confirmed'] : ['expired']
  if (order.status !== 'awaiting_payment') return [order.status]
  if (isPaid && !outcomes.includes('refunded')) return ['awaiting_payment', 'confirmed']
  const isDue = shop.now() >= order.placedAt + minutes(30)
  return [isDue ? 'expired' : 'awaiting_payment', ...(isPaid ? (['confirmed'] as const) : [])]
}

/** Time goes by, and the shop does what is due: it hears of payments on its own, too. */
async function wait(story: Story, minutesLong: number): Promise<void> {
  const { shop } = story
  shop.clock.now += minutes(minutesLong)
  await runAllJobs(shop)
  for (const order of story.orders) {
    const { status } = await orderOf(shop, order)
    expect(mayBecome(story, order)).toContain(status)
    order.status = status
  }
}

/** A step of a story, as data: a story that ends badly is printed so that it can be read. */
type Step =
  | { step: 'place'; quantity: number }
  | { step: 'go to pay'; order: number; method: 'card' | 'wallet' }
  | { step: 'pay' | 'decline' | 'pend' | 'cancel'; order: number }
  | { step: 'hear'; news: number; times: number }
  | { step: 'refund at dashboard'; news: number; share: number }
  | { step: 'refund by staff'; order: number; share: number }
  | { step: 'wait'; minutes: number }

async function tell(story: Story, told: Step): Promise<void> {
  const order = 'order' in told ? story.orders[told.order % story.orders.length] : undefined
  switch (told.step) {
    case 'place':
      return place(story, told.quantity)
    case 'go to pay':
      return order && goToPay(story, order, told.method)
    case 'pay':
    case 'decline':
    case 'pend':
      return order && attempt(story, order, told.step)
    case 'cancel':
      return order && cancel(story, order)
    case 'hear':
      return hear(story, told.news, told.times)
    case 'refund at dashboard':
      return refundAtDashboard(story, told.news, told.share)
    case 'refund by staff':
      return order && refundByStaff(story, order, told.share)
    case 'wait':
      return wait(story, told.minutes)
  }
}

const some = fc.nat({ max: 20 })
const is = <Word extends string>(...words: Word[]) => fc.constantFrom(...words)
const quantity = fc.integer({ min: 1, max: 3 })
const times = fc.constantFrom(1, 1, 3)
const share = fc.constantFrom(1, 5)
const howLong = fc.constantFrom(1, 5, 31)

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ step: is('place'), quantity }) },
  {
    weight: 4,
    arbitrary: fc.record({
      step: is('go to pay'),
      order: some,
      method: is('card', 'card', 'wallet'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ step: is('pay', 'pay', 'decline', 'pend'), order: some }) },
  { weight: 1, arbitrary: fc.record({ step: is('cancel'), order: some }) },
  { weight: 5, arbitrary: fc.record({ step: is('hear'), news: some, times }) },
  { weight: 1, arbitrary: fc.record({ step: is('refund at dashboard'), news: some, share }) },
  { weight: 2, arbitrary: fc.record({ step: is('refund by staff'), order: some, share }) },
  { weight: 2, arbitrary: fc.record({ step: is('wait'), minutes: howLong }) },
)

const stories = fc.array(steps, { minLength: 10, maxLength: 25 })
// A story that ends badly is printed with its seed, and told again by `{ seed, path }` here.
const runs = { numRuns: 15, endOnFailure: true }

describeOnEachDatabase('whatever happens to its orders', (open) => {
  it('the books of the shop add up after every step', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(stories, fc.boolean(), async (steps, settled) => {
        const shop = await openTestShop(open())
        shop.payments.settled = settled
        shop.slot = await createSlot(shop, { capacity })
        const product = await createProduct(shop, { stock })
        const story: Story = { shop, product, orders: [], news: [] }
        for (const step of steps) {
          await tell(story, step)
          await expectInvariantsToHold(shop)
          for (const order of story.orders) {
            expect((await orderOf(shop, order)).status).toBe(order.status)
          }
        }
        await wait(story, 60)
        for (const order of story.orders) {
          const refunds = await refundsOf(shop, order)
          expect(refunds.filter(({ status }) => status !== 'done')).toEqual([])
        }
        await expectInvariantsToHold(shop)
      }),
      runs,
    )
  })
})
