import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { advanceOrder } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { Board, BoardCard, BoardStatus } from '#commerce/orders/staff/board.ts'
import { notify } from '#ui/toast.ts'
import { moveRefusal } from '../orders/move-refusal.ts'
import { refetchMs } from '../orders/use-orders.ts'
import { failedMessage } from '../saving/save.ts'
import { withMovedCard } from './board-move.ts'

/** The board of a day, and how a card is moved on it: at once before the eyes, and back where the shop says no. */
export function useBoard(date: string | undefined) {
  const options = staffOrderQueries.board(date)
  // While a move is on its way, the board is not read again: the answer could be older than the move.
  const underWay = useRef(0)
  const [isMoving, setMoving] = useState(false)
  const query = useQuery({ ...options, refetchInterval: isMoving ? false : refetchMs })
  const queryClient = useQueryClient()

  const { queryKey } = options
  const move = useCallback(
    async (card: BoardCard, to: BoardStatus) => {
      const show = (change: (board: Board) => Board) =>
        queryClient.setQueryData(queryKey, (board) => board && change(board))
      underWay.current += 1
      setMoving(true)
      await queryClient.cancelQueries({ queryKey })
      show((board) => withMovedCard(board, card.id, to))
      const problem = await ask(card, to)
      if (problem) {
        notify.error(problem.title, problem.message)
        show((board) => withMovedCard(board, card.id, problem.now))
      }
      underWay.current -= 1
      if (underWay.current === 0) {
        setMoving(false)
        await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
      }
    },
    [queryClient, queryKey],
  )

  return { ...query, move }
}

interface Problem {
  title: string
  message?: string
  /** Where the card goes back to; whatever else is true comes with the next look. */
  now: BoardStatus
}

async function ask(card: BoardCard, to: BoardStatus): Promise<Problem | null> {
  const now = card.status
  try {
    const answer = await advanceOrder({ data: { orderId: card.id, from: now, to, note: '' } })
    return answer.ok ? null : { ...moveRefusal(answer, card.number), now }
  } catch {
    return { ...failedMessage, now }
  }
}
