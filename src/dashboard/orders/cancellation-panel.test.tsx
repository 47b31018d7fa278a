// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { decideCancellation } from '#api/cancellations.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { notify } from '#ui/toast.ts'
import { showWithDialogs } from '../../../tests/support/show.ts'
import { CancellationPanel } from './cancellation-panel.tsx'

vi.mock('#api/staff-orders.ts', () => ({}))
vi.mock('#api/cancellations.ts', () => ({ decideCancellation: vi.fn() }))
vi.mock('@tanstack/react-router', () => ({ useHydrated: () => true, Link: 'a' }))

beforeEach(() => {
  vi.spyOn(notify, 'loading').mockReturnValue('toast')
  vi.spyOn(notify, 'success').mockReturnValue()
  vi.spyOn(notify, 'error').mockReturnValue()
})

const request = {
  id: 'request',
  orderId: 'order',
  reason: 'No peonies',
  requestedAt: 0,
  requestedBy: 'Nadia',
}

function showPanel(mayDecide: boolean, status: OrderStatus = 'preparing') {
  const order = { number: '4821-0937', status, contactName: 'Mona Adel' }
  return showWithDialogs(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <CancellationPanel request={request} order={order} refund={2535} mayDecide={mayDecide} />
    </QueryClientProvider>,
  )
}

it('cancels and refunds after a confirmation', async () => {
  const page = showPanel(true)
  expect(page.text()).toContain('By Nadia')
  await page.click('Approve')
  expect(decideCancellation).not.toHaveBeenCalled()
  vi.mocked(decideCancellation).mockResolvedValueOnce({ ok: true })
  await page.click('Cancel and refund')
  expect(decideCancellation).toHaveBeenCalledExactlyOnceWith({
    data: {
      orderId: 'order',
      requestId: 'request',
      decision: 'approve',
      from: 'preparing',
      note: '',
    },
  })
})

it('offers no approval while the order is out for delivery', () => {
  expect(showPanel(true, 'out_for_delivery').labels()).toEqual(['Decline'])
})

it('offers no decision to a seller', () => {
  const page = showPanel(false)
  expect(page.labels()).toEqual([])
  expect(page.text()).toContain('A super admin will review it.')
})
