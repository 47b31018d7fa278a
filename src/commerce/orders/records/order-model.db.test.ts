import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf, paymentsOf, refundsOf } from '../../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createProduct, lineOf, orderRequest } from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { rounds } from '../../../../tests/support/rounds.ts'
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
 * Model-based test: random scenarios run against the shop and against a simple model. After every step the invariants
 * hold, and every order has the status of the model.
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

interface Scenario {
  shop: TestShop
  product: Product
  orders: KnownOrder[]
  /** Reports of the provider, received or not. */
  reports: Array<{ order: KnownOrder; report: PaymentReport }>
}

const active = (scenario: Scenario) =>
  scenario.orders.filter(({ status }) => status !== 'expired' && status !== 'cancelled')
const reservedStock = (scenario: Scenario) =>
  active(scenario).reduce((sum, { quantity }) => sum + quantity, 0)
const hasRoomFor = (scenario: Scenario, quantity: number) =>
  reservedStock(scenario) + quantity <= stock && active(scenario).length < capacity

async function place(scenario: Scenario, quantity: number): Promise<void> {
  const { shop, product, orders } = scenario
  const fits = hasRoomFor(scenario, quantity)
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

const outcomesOf = ({ reports }: Scenario, order: KnownOrder) =>
  reports.filter((one) => one.order === order).map(({ report }) => report.outcome)

/** The request looks up earlier attempts, so it may learn of a payment, or of a wallet that is undecided. */
async function goToPay(scenario: Scenario, order: KnownOrder, method: 'card' | 'wallet') {
  const started = await startPayment(scenario.shop, { ...order, method })
  const outcomes = outcomesOf(scenario, order)
  const { status } = await orderOf(scenario.shop, order)
  if (status !== order.status) {
    expect(status).toBe('confirmed')
    expect(outcomes).toContain('paid')
    order.status = status
  }
  if (started.ok) order.checkoutUrls.push(started.checkoutUrl)
  if (!started.ok && started.refusal === 'payment-undecided') expect(outcomes).toContain('pending')
  else expect(started.ok).toBe(order.status === 'awaiting_payment')
}

function attempt(scenario: Scenario, order: KnownOrder, outcome: 'pay' | 'decline' | 'pend'): void {
  const url = order.checkoutUrls.at(-1)
  if (!url) return
  const providerOrderId = new URL(url).pathname.slice(1)
  const isPaid = scenario.reports.some(
    ({ report }) => report.providerOrderId === providerOrderId && report.outcome === 'paid',
  )
  // Two tabs may both succeed, but a paid checkout page accepts no further card.
  if (isPaid && outcome !== 'pay') return
  scenario.reports.push({ order, report: scenario.shop.payments[outcome](url) })
}

function refundAtDashboard({ shop, reports }: Scenario, index: number, share: number): void {
  const paid = reports.filter(({ report }) => report.outcome === 'paid')
  const chosen = paid[index % Math.max(1, paid.length)]
  if (!chosen) return
  const { transactionId, amount } = chosen.report
  try {
    const report = shop.payments.refundAtDashboard(transactionId, Math.ceil((amount ?? 0) / share))
    reports.push({ order: chosen.order, report })
  } catch (error) {
    // The provider refuses more than the refundable rest.
    if (!(error instanceof PaymentProviderRefused)) throw error
  }
}

/** Staff can refund at most the rest of a known payment. */
async function refundByStaff({ shop }: Scenario, order: KnownOrder, share: number): Promise<void> {
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

async function receive(scenario: Scenario, index: number, times: number): Promise<void> {
  const received = scenario.reports[index % Math.max(1, scenario.reports.length)]
  if (!received) return
  const { order, report } = received
  const attempts = await paymentsOf(scenario.shop, order)
  const isKnown = attempts.some(({ transactionId }) => transactionId === report.transactionId)
  const all = Array.from({ length: times }, () => completePayment(scenario.shop, report, 'webhook'))
  await Promise.all(all)
  const isMoney = report.outcome === 'paid' || report.outcome === 'refunded'
  if (isMoney && !isKnown && report.refundedAmount < (report.amount ?? 0))
    applyPayment(scenario, order)
}

/** The effect of a payment in the model. */
function applyPayment(scenario: Scenario, order: KnownOrder): void {
  const reopened = order.status === 'expired' && hasRoomFor(scenario, order.quantity)
  if (order.status === 'awaiting_payment' || reopened) order.status = 'confirmed'
}

async function cancel({ shop }: Scenario, order: KnownOrder): Promise<void> {
  const { orderId, status: from } = order
  const staffId = 'staff'
  const move = { orderId, from, to: 'cancelled', staffId, note: '', mayRefund: true } as const
  const result = await advanceOrder(shop, move)
  expect(result.ok).toBe(from === 'awaiting_payment' || from === 'confirmed')
  if (result.ok) order.status = 'cancelled'
}

/** The possible statuses of an order after the jobs have run. */
function mayBecome(scenario: Scenario, order: KnownOrder): OrderStatus[] {
  const outcomes = outcomesOf(scenario, order)
  const isPaid = outcomes.includes('paid')
  if (order.status === 'expired') return isPaid ? ['expired', 'confirmed'] : ['expired']
  if (order.status !== 'awaiting_payment') return [order.status]
  if (isPaid && !outcomes.includes('refunded')) return ['awaiting_payment', 'confirmed']
  const isDue = scenario.shop.now() >= order.placedAt + minutes(30)
  return [isDue ? 'expired' : 'awaiting_payment', ...(isPaid ? (['confirmed'] as const) : [])]
}

/** Advances the clock and runs the due jobs, which inquire about payments too. */
async function wait(scenario: Scenario, minutesLong: number): Promise<void> {
  const { shop } = scenario
  shop.clock.now += minutes(minutesLong)
  await runAllJobs(shop)
  for (const order of scenario.orders) {
    const { status } = await orderOf(shop, order)
    expect(mayBecome(scenario, order)).toContain(status)
    order.status = status
  }
}

/** A step as data, so that a failing scenario is readable. */
type Step =
  | { step: 'place'; quantity: number }
  | { step: 'go to pay'; order: number; method: 'card' | 'wallet' }
  | { step: 'pay' | 'decline' | 'pend' | 'cancel'; order: number }
  | { step: 'webhook'; report: number; times: number }
  | { step: 'refund at dashboard'; report: number; share: number }
  | { step: 'refund by staff'; order: number; share: number }
  | { step: 'wait'; minutes: number }

async function run(scenario: Scenario, step: Step): Promise<void> {
  const order = 'order' in step ? scenario.orders[step.order % scenario.orders.length] : undefined
  switch (step.step) {
    case 'place':
      return place(scenario, step.quantity)
    case 'go to pay':
      return order && goToPay(scenario, order, step.method)
    case 'pay':
    case 'decline':
    case 'pend':
      return order && attempt(scenario, order, step.step)
    case 'cancel':
      return order && cancel(scenario, order)
    case 'webhook':
      return receive(scenario, step.report, step.times)
    case 'refund at dashboard':
      return refundAtDashboard(scenario, step.report, step.share)
    case 'refund by staff':
      return order && refundByStaff(scenario, order, step.share)
    case 'wait':
      return wait(scenario, step.minutes)
  }
}

const some = fc.nat({ max: 20 })
const is = <Name extends string>(...names: Name[]) => fc.constantFrom(...names)
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
  { weight: 5, arbitrary: fc.record({ step: is('webhook'), report: some, times }) },
  { weight: 1, arbitrary: fc.record({ step: is('refund at dashboard'), report: some, share }) },
  { weight: 2, arbitrary: fc.record({ step: is('refund by staff'), order: some, share }) },
  { weight: 2, arbitrary: fc.record({ step: is('wait'), minutes: howLong }) },
)

const scenarios = fc.array(steps, { minLength: 10, maxLength: 25 })
// A failing scenario is printed with its seed; replay it with `{ seed, path }` here.
const runs = { numRuns: rounds({ quick: 5, thorough: 15 }), endOnFailure: true }

describeUseCase('random scenarios', (open) => {
  it('keep the invariants after every step', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(scenarios, fc.boolean(), async (steps, settled) => {
        const shop = await openTestShop(open())
        shop.payments.settled = settled
        shop.slot = await createSlot(shop, { capacity })
        const product = await createProduct(shop, { stock })
        const scenario: Scenario = { shop, product, orders: [], reports: [] }
        for (const step of steps) {
          await run(scenario, step)
          await expectInvariantsToHold(shop)
          for (const order of scenario.orders) {
            expect((await orderOf(shop, order)).status).toBe(order.status)
          }
        }
        await wait(scenario, 60)
        for (const order of scenario.orders) {
          const refunds = await refundsOf(shop, order)
          // A refund at the provider's dashboard may leave nothing for a refund of the shop, which is then refused.
          expect(refunds.filter(({ status }) => status === 'requested')).toEqual([])
        }
        await expectInvariantsToHold(shop)
      }),
      runs,
    )
  })
})
