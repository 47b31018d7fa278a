// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { advanceOrder, undoMoves } from '#api/staff-order-actions.ts'
import { getBoard } from '#api/staff-orders.ts'
import type { BoardCard } from '#commerce/orders/staff/board.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { notify } from '#ui/toast.ts'
import { show } from '../../../tests/support/show.ts'
import { useBoard } from './use-board.ts'

vi.mock('#api/staff-orders.ts', () => ({ getBoard: vi.fn() }))
vi.mock('#api/staff-order-actions.ts', () => ({ advanceOrder: vi.fn(), undoMoves: vi.fn() }))
vi.mock('#api/cancellations.ts', () => ({ listCancellations: vi.fn() }))

type Result = Awaited<ReturnType<typeof advanceOrder>>

function card(id: string): BoardCard {
  return {
    id,
    number: id,
    status: 'confirmed',
    recipientName: 'Mona',
    zoneName: 'Zamalek',
    slotName: 'Morning',
    startMinute: 600,
    endMinute: 720,
    cutoffMinute: 480,
    createdAt: 0,
    flowers: [],
    hasCard: false,
    zonePosition: 1,
    hasAddress: true,
    paymentStatus: 'paid',
    cash: 0,
  }
}

async function showBoard() {
  const date = '2026-11-23'
  const board = {
    date,
    cards: [card('a'), card('b')],
    awaitingPayment: 0,
    awaitingConfirmation: 0,
    slots: [],
    pause: null,
  }
  vi.mocked(getBoard).mockImplementation(async () => structuredClone(board))
  const toasts = vi.spyOn(notify, 'error').mockReturnValue()
  const successes = vi.spyOn(notify, 'success').mockReturnValue()
  const rendered: Partial<Pick<ReturnType<typeof useBoard>, 'move' | 'asked' | 'answer'>> = {}
  function Board() {
    const { data, ...board } = useBoard(date)
    Object.assign(rendered, board)
    return data?.cards.map(({ id, status }) => `${id} ${status}`).join(', ')
  }
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Board />
    </QueryClientProvider>,
  )
  await page.advance(1)
  return {
    ...page,
    board,
    toasts,
    successes,
    rendered,
    async move(id: string, answerAfter: number, answer: Result | Error) {
      vi.mocked(advanceOrder).mockImplementationOnce(async () => {
        await new Promise((resolve) => setTimeout(resolve, answerAfter))
        if (answer instanceof Error) throw answer
        return answer
      })
      page.run(() => rendered.move?.(card(id), 'preparing'))
      await page.advance(1)
    },
  }
}

it('rolls back only the card whose move failed, while another move is pending', async () => {
  const page = await showBoard()
  await page.move('a', 100, new TypeError('fetch failed'))
  await page.move('b', 300, { ok: true })
  expect(page.text()).toBe('a preparing, b preparing')
  await page.advance(200)
  expect(page.text()).toBe('a confirmed, b preparing')
  expect(page.toasts).toHaveBeenCalledWith('Error while saving', 'Try again later')
  expect(getBoard).toHaveBeenCalledTimes(1)
})

it('refetches once the last move is answered', async () => {
  const page = await showBoard()
  await page.move('a', 50, { ok: false, refusal: 'changed-elsewhere', status: 'cancelled' })
  page.board.cards = [card('b')]
  await page.advance(100)
  expect(page.text()).toBe('b confirmed')
})

it('offers to undo a move, and takes it back', async () => {
  const page = await showBoard()
  await page.move('a', 10, { ok: true })
  await page.advance(50)
  const action = page.successes.mock.lastCall?.[3]
  expect(action?.label).toBe('Undo')
  vi.spyOn(notify, 'loading').mockReturnValue('toast')
  vi.mocked(undoMoves).mockResolvedValueOnce([{ id: 'a', outcome: 'undone' }])
  action?.onClick()
  await page.advance(1)
  const moves = [{ id: 'a', from: 'confirmed', to: 'preparing' }]
  expect(undoMoves).toHaveBeenCalledWith({ data: { moves } })
  expect(page.successes).toHaveBeenLastCalledWith('Undone', undefined, 'toast')
})

it('asks before an order leaves on another day, and sends the confirmed day', async () => {
  const page = await showBoard()
  await page.move('a', 10, { ok: false, refusal: 'other-day', date: '2026-11-23' })
  await page.advance(50)
  expect(page.text()).toContain('a confirmed')
  expect(page.rendered.asked?.card.id).toBe('a')
  vi.mocked(advanceOrder).mockResolvedValueOnce({ ok: true })
  page.run(() => page.rendered.answer?.(true))
  await page.advance(1)
  const confirmed = expect.objectContaining({ confirmedDays: ['2026-11-23'] })
  expect(advanceOrder).toHaveBeenLastCalledWith({ data: confirmed })
  expect(page.rendered.asked).toBeNull()
})
