import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../tests/support/audit.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder, type TestOrder } from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { failAfterWritingTo, raceAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { openTestShop, type TestShop, tomorrow } from '../../../../tests/support/test-shop.ts'
import type { OrderStatus } from '../order-status.ts'
import { viewOrder } from '../order-view.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { undoMoves } from '../staff/undo-moves.server.ts'
import { advanceOrder } from './advance-order.server.ts'
import { undoWindowMs } from './order-lifecycle.ts'
import { undoMove } from './undo-move.server.ts'

const staffId = 'nadia'
const path = ['confirmed', 'preparing', 'out_for_delivery', 'delivered'] as const

describeOnEachDatabase('a move that staff undo', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createOrder(shop, { paymentMethod: 'cash' })
    await runAllJobs(shop)
  })

  afterEach(() => expectInvariantsToHold(shop))

  const move = (from: OrderStatus, to: OrderStatus, on = shop, by = staffId) => {
    const { orderId } = order
    return advanceOrder(on, { orderId, from, to, staffId: by, note: '', confirmedDays: [tomorrow] })
  }
  const undo = (from: OrderStatus, to: OrderStatus, on = shop, by = staffId) =>
    undoMove(on, { orderId: order.orderId, from, to, staffId: by })
  /** Moves the order on until it is in the status; the earlier emails are sent. */
  async function moveUpTo(status: (typeof path)[number]) {
    for (const [index, to] of path.slice(1, path.indexOf(status) + 1).entries()) {
      shop.clock.now += undoWindowMs
      await runAllJobs(shop)
      expect(await move(path[index] ?? 'confirmed', to)).toEqual({ ok: true })
    }
  }
  const headings = () => shop.mailer.sent.map(({ email }) => email.heading)
  const state = async () => {
    const { status, paymentStatus, captured } = await orderOf(shop, order)
    return { status, paymentStatus, captured }
  }
  const afterTheWait = async () => {
    shop.clock.now += undoWindowMs
    await runAllJobs(shop)
  }

  it('is back in its status, and its email is never sent', async () => {
    await moveUpTo('out_for_delivery')
    shop.clock.now += undoWindowMs - 1
    expect(await undo('preparing', 'out_for_delivery')).toEqual({ ok: true })
    expect((await state()).status).toBe('preparing')
    await afterTheWait()
    expect(headings()).toEqual(['Your flowers are confirmed'])
  })

  it('sends one email when it is made again', async () => {
    await moveUpTo('out_for_delivery')
    await undo('preparing', 'out_for_delivery')
    await move('preparing', 'out_for_delivery')
    await afterTheWait()
    expect(headings().slice(1)).toEqual(['Your flowers are on their way'])
  })

  it('takes the record of the collected cash back', async () => {
    await moveUpTo('delivered')
    expect(await state()).toMatchObject({ paymentStatus: 'cash_collected', captured: 575 })
    expect(await undo('out_for_delivery', 'delivered')).toEqual({ ok: true })
    expect(await state()).toEqual({
      status: 'out_for_delivery',
      paymentStatus: 'cash_due',
      captured: 0,
    })
    const [audit] = (await auditOf(shop.db, order.orderId)).slice(-1)
    expect(audit).toMatchObject({ actorId: staffId })
    const undone = (await auditOf(shop.db, order.orderId)).find(
      ({ action }) => action === 'order.move-undone',
    )
    expect(JSON.parse(undone?.before ?? '')).toEqual({
      status: 'delivered',
      paymentStatus: 'cash_collected',
    })
  })

  it('keeps the email of the move before it', async () => {
    await moveUpTo('out_for_delivery')
    await move('out_for_delivery', 'delivered')
    await undo('out_for_delivery', 'delivered')
    await afterTheWait()
    expect(headings().slice(1)).toEqual(['Your flowers are on their way'])
  })

  it('stays in the timeline of staff, and is not shown to the customer', async () => {
    await moveUpTo('preparing')
    await undo('confirmed', 'preparing')
    const events = await listEvents(shop.db, order.orderId)
    expect(events.map(({ to, undo: mark }) => [to, mark])).toEqual([
      ['confirmed', undefined],
      ['preparing', 'undone'],
      ['confirmed', 'undoes'],
    ])
    const whole = await orderOf(shop, order)
    for (const userId of [order.userId, null]) {
      const { timeline } = viewOrder(whole, events, { userId, isStaff: false })
      expect(timeline.map(({ to }) => to)).toEqual(['confirmed'])
    }
  })

  it('is refused once the time is over', async () => {
    await moveUpTo('preparing')
    shop.clock.now += undoWindowMs
    expect(await undo('confirmed', 'preparing')).toEqual({ ok: false, refusal: 'too-late-to-undo' })
  })

  it('is refused to another staff member, and for another move', async () => {
    await moveUpTo('out_for_delivery')
    const refused = { ok: false, refusal: 'changed-elsewhere', status: 'out_for_delivery' }
    expect(await undo('preparing', 'out_for_delivery', shop, 'karim')).toEqual(refused)
    expect(await undo('delivery_failed', 'out_for_delivery')).toEqual(refused)
    expect(await undo('confirmed', 'preparing')).toEqual(refused)
  })

  it('is refused for a cancellation', async () => {
    await move('confirmed', 'cancelled')
    expect(await undo('confirmed', 'cancelled')).toMatchObject({ refusal: 'changed-elsewhere' })
  })

  it('is refused twice', async () => {
    await moveUpTo('delivered')
    const both = [undo('out_for_delivery', 'delivered'), undo('out_for_delivery', 'delivered')]
    const results = await Promise.all(both)
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await state()).toMatchObject({ status: 'out_for_delivery', captured: 0 })
  })

  it('can be one of many, of which the others stay', async () => {
    await moveUpTo('preparing')
    const other = await createOrder(shop, { paymentMethod: 'cash' })
    const moves = [order, other].map(({ orderId: id }) => {
      return { id, from: 'confirmed', to: 'preparing' } as const
    })
    expect(await undoMoves(shop, { moves, staffId })).toEqual([
      { id: order.orderId, outcome: 'undone' },
      { id: other.orderId, outcome: 'changed-elsewhere' },
    ])
  })

  it('changes nothing when the transaction fails at its end', async () => {
    await moveUpTo('delivered')
    const broken = { ...shop, db: shop.db.withPlugin(failAfterWritingTo('audit_log')) }
    await expect(undo('out_for_delivery', 'delivered', broken)).rejects.toThrow('Lost.')
    expect(await state()).toMatchObject({ status: 'delivered', captured: 575 })
    await afterTheWait()
    expect(headings()).toContain('Your flowers have arrived')
  })

  describe('in a race', () => {
    const race = <First, Second>(
      table: string,
      first: (on: TestShop) => Promise<First>,
      second: () => Promise<Second>,
    ) => raceAfterWritingTo(shop, table, first, second)

    it.each(['orders', 'order_events', 'audit_log'])(
      'with the job that sends its email, wins before the job is claimed, paused at %s',
      async (table) => {
        await moveUpTo('delivered')
        shop.clock.now += undoWindowMs - 1
        const [undone] = await race(
          table,
          (on) => undo('out_for_delivery', 'delivered', on),
          () => {
            shop.clock.now += 1
            return runAllJobs(shop)
          },
        )
        await runAllJobs(shop)
        const isSent = headings().includes('Your flowers have arrived')
        expect(isSent).toBe(!undone.ok)
        expect((await state()).captured).toBe(undone.ok ? 0 : 575)
        if (table !== 'orders') expect(undone).toEqual({ ok: true })
      },
    )

    it('with the job that sends its email, loses once the job is claimed', async () => {
      await moveUpTo('delivered')
      shop.clock.now += undoWindowMs
      const [, undone] = await race('jobs', runAllJobs, () => {
        // The clock of the other instance is behind.
        shop.clock.now -= 1
        return undo('out_for_delivery', 'delivered')
      })
      expect(undone).toEqual({ ok: false, refusal: 'too-late-to-undo' })
      expect(headings()).toContain('Your flowers have arrived')
      expect(await state()).toMatchObject({ status: 'delivered', captured: 575 })
    })

    it.each(['orders', 'order_events', 'audit_log'])(
      'with a second move wins if it is first, paused at %s',
      async (table) => {
        await moveUpTo('out_for_delivery')
        const [undone, moved] = await race(
          table,
          (on) => undo('preparing', 'out_for_delivery', on),
          () => move('out_for_delivery', 'delivered'),
        )
        expect(undone).toEqual({ ok: true })
        expect(moved).toEqual({ ok: false, refusal: 'changed-elsewhere', status: 'preparing' })
        expect(await state()).toMatchObject({ status: 'preparing', captured: 0 })
      },
    )

    it.each(['orders', 'order_events', 'audit_log'])(
      'with a second move loses if it is second, paused at %s',
      async (table) => {
        await moveUpTo('out_for_delivery')
        const [moved, undone] = await race(
          table,
          (on) => move('out_for_delivery', 'delivered', on, 'karim'),
          () => undo('preparing', 'out_for_delivery'),
        )
        expect(moved).toEqual({ ok: true })
        expect(undone).toEqual({ ok: false, refusal: 'changed-elsewhere', status: 'delivered' })
        expect(await state()).toMatchObject({ status: 'delivered', captured: 575 })
      },
    )
  })
})
