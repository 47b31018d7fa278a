// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { requestCancellation } from '#api/cancellations.ts'
import { advanceOrder } from '#api/staff-order-actions.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { notify } from '#ui/toast.ts'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { showWithDialogs } from '../../../tests/support/show.ts'
import { OrderActions } from './order-actions.tsx'

vi.mock('#api/staff-orders.ts', () => ({}))
vi.mock('#api/staff-order-actions.ts', () => ({ advanceOrder: vi.fn(), undoMoves: vi.fn() }))
vi.mock('#api/cancellations.ts', () => ({ requestCancellation: vi.fn() }))
vi.mock('@tanstack/react-router', () => ({ useHydrated: () => true }))

beforeEach(() => {
  vi.spyOn(notify, 'loading').mockReturnValue('toast')
  vi.spyOn(notify, 'dismiss').mockReturnValue()
  vi.spyOn(notify, 'success').mockReturnValue()
})

function showActions(order: Order, role: Role, isCancelRequested = false) {
  return showWithDialogs(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <OrderActions order={order} role={role} isCancelRequested={isCancelRequested} />
    </QueryClientProvider>,
  )
}

it('asks before an order leaves on another day, and sends the confirmed day', async () => {
  const date = '2026-11-21'
  vi.mocked(advanceOrder).mockResolvedValueOnce({ ok: false, refusal: 'other-day', date })
  const page = showActions(sampleOrder({ status: 'preparing' }), 'seller')
  await page.click('Send out')
  expect(document.body.textContent).toContain('It is for Saturday 21 November, not for today.')
  vi.mocked(advanceOrder).mockResolvedValueOnce({ ok: true })
  await page.click('Send out anyway')
  const confirmed = expect.objectContaining({ confirmedDays: [date], to: 'out_for_delivery' })
  expect(advanceOrder).toHaveBeenLastCalledWith({ data: confirmed })
  expect(vi.mocked(notify.success).mock.lastCall?.[3]?.label).toBe('Undo')
})

it('lets a seller request the cancellation of a paid order, and cancel an unpaid one', () => {
  const paid = showActions(sampleOrder(), 'seller')
  expect(paid.labels()).toEqual(['Start preparing', 'Request cancellation'])
  const unpaid = { captured: 0, paymentMethod: 'cash', paymentStatus: 'cash_due' } as const
  expect(showActions(sampleOrder(unpaid), 'seller').text()).toContain('Cancel order')
  expect(showActions(sampleOrder(), 'superAdmin').text()).toContain('Cancel order')
})

it('needs a reason for a request', async () => {
  const page = showActions(sampleOrder(), 'seller')
  await page.click('Request cancellation')
  await page.click('Send request')
  expect(document.body.textContent).toContain('Enter a reason.')
  expect(requestCancellation).not.toHaveBeenCalled()
})

it('offers no second request', () => {
  expect(showActions(sampleOrder(), 'seller', true).text()).not.toContain('cancellation')
})

it('offers a correction to a super admin alone', () => {
  const delivered = sampleOrder({ status: 'delivered' })
  expect(showActions(delivered, 'superAdmin').text()).toContain('Correct status')
  expect(showActions(delivered, 'seller').text()).toBe('')
})
