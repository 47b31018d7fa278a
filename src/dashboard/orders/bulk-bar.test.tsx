// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { moveOrders, undoMoves } from '#api/staff-order-actions.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { notify } from '#ui/toast.ts'
import { showWithDialogs } from '../../../tests/support/show.ts'
import { BulkBar } from './bulk-bar.tsx'

vi.mock('#api/staff-orders.ts', () => ({}))
vi.mock('#api/cancellations.ts', () => ({}))
vi.mock('#api/cash-confirmation.ts', () => ({}))
vi.mock('#api/staff-order-actions.ts', () => ({ moveOrders: vi.fn(), undoMoves: vi.fn() }))
vi.mock('@tanstack/react-router', () => ({ useHydrated: () => true }))

beforeEach(() => {
  vi.spyOn(notify, 'loading').mockReturnValue('toast')
  vi.spyOn(notify, 'success').mockReturnValue()
  vi.spyOn(notify, 'error').mockReturnValue()
})

const seller: Role = 'seller'

const order = (id: string): ListedOrder => ({
  id,
  number: id,
  status: 'preparing',
  paymentStatus: 'cash_due',
  paymentMethod: 'cash',
  total: 575,
  cash: 575,
  recipientName: 'Karim',
  zoneName: 'Zamalek',
  deliveryDate: '2100-01-01',
  slotName: 'Morning',
  createdAt: 0,
  items: [],
  contactName: 'Mona',
  suspicion: null,
})

function showBar(selected: ListedOrder[]) {
  const onMoved = vi.fn()
  const selection = { selected, isSelecting: false, isCut: false, clearSelection: () => undefined }
  const page = showWithDialogs(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <BulkBar selection={selection} role={seller} onMoved={onMoved} />
    </QueryClientProvider>,
  )
  return { ...page, onMoved }
}

const confirmedDays = ['2100-01-01']

it('sends nothing before the summary is confirmed, and offers to undo all moves', async () => {
  const page = showBar([order('a'), order('b')])
  await page.click('Send out 2')
  expect(moveOrders).not.toHaveBeenCalled()
  const shown = document.body.textContent
  expect(shown).toContain('Send out 2 orders?')
  expect(shown).toContain('(not today): 2 orders')
  expect(shown).toContain('2 customers get an email.')

  vi.mocked(moveOrders).mockResolvedValueOnce([
    { id: 'a', outcome: 'moved' },
    { id: 'b', outcome: 'moved' },
  ])
  await page.click('Send out')
  const orders = ['a', 'b'].map((id) => ({ id, from: 'preparing' }))
  const data = { to: 'out_for_delivery', orders, confirmedDays }
  expect(moveOrders).toHaveBeenCalledExactlyOnceWith({ data })
  expect(page.onMoved).toHaveBeenCalledWith(['a', 'b'])

  vi.mocked(undoMoves).mockResolvedValueOnce([])
  vi.mocked(notify.success).mock.lastCall?.[3]?.onClick()
  await page.advance(5)
  const moves = ['a', 'b'].map((id) => ({ id, from: 'preparing', to: 'out_for_delivery' }))
  expect(undoMoves).toHaveBeenCalledWith({ data: { moves } })
})

it('offers to undo only the orders that were moved, and lists the others', async () => {
  const page = showBar([order('a'), order('b')])
  await page.click('Send out 2')
  vi.mocked(moveOrders).mockResolvedValueOnce([
    { id: 'a', outcome: 'moved' },
    { id: 'b', outcome: 'address-missing' },
  ])
  await page.click('Send out')
  expect(document.body.textContent).toContain('Not moved: address missing')
  const [, message, , action] = vi.mocked(notify.error).mock.lastCall ?? []
  expect([message, action?.label]).toEqual(['1 order: Out for delivery', 'Undo'])
})
