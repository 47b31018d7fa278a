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

/** The board of a day, with an optimistic move that is rolled back when the shop refuses it. */
export function useBoard(date: string | undefined) {
  const options = staffOrderQueries.board(date)
  // No refetch while a move is pending: its result could be older than the move.
  const pendingMoves = useRef(0)
  const [isMoving, setMoving] = useState(false)
  const query = useQuery({ ...options, refetchInterval: isMoving ? false : refetchMs })
  const queryClient = useQueryClient()

  const { queryKey } = options
  const move = useCallback(
    async (card: BoardCard, to: BoardStatus) => {
      const show = (change: (board: Board) => Board) =>
        queryClient.setQueryData(queryKey, (board) => board && change(board))
      pendingMoves.current += 1
      setMoving(true)
      await queryClient.cancelQueries({ queryKey })
      show((board) => withMovedCard(board, card.id, to))
      const problem = await requestMove(card, to)
      if (problem) {
        notify.error(problem.title, problem.message)
        show((board) => withMovedCard(board, card.id, problem.now))
      }
      pendingMoves.current -= 1
      if (pendingMoves.current === 0) {
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
  /** The column to roll back to; the next refetch brings the true status. */
  now: BoardStatus
}

async function requestMove(card: BoardCard, to: BoardStatus): Promise<Problem | null> {
  const now = card.status
  try {
    const result = await advanceOrder({ data: { orderId: card.id, from: now, to, note: '' } })
    return result.ok ? null : { ...moveRefusal(result, card.number), now }
  } catch {
    return { ...failedMessage, now }
  }
}
