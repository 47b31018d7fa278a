import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { advanceOrder } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { mayUndo } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import type { Board, BoardCard, BoardStatus } from '#commerce/orders/staff/board.ts'
import { notify } from '#ui/toast.ts'
import { moveRefusal } from '../orders/move-messages.ts'
import { statusStyles } from '../orders/order-labels.ts'
import { refetchMs } from '../orders/use-orders.ts'
import { useUndoMoves } from '../orders/use-undo-moves.ts'
import { failedMessage } from '../saving/save.ts'
import { showOptimistically } from '../saving/show-optimistically.ts'
import { todayText } from './today.messages.ts'

interface Move {
  card: BoardCard
  to: BoardStatus
  /** Other days than today on which staff have confirmed to send the order out. */
  confirmedDays?: CivilDate[]
}

const mutationKey = ['move-card']

/** The board of a day, with optimistic moves, of which several may run at once. */
export function useBoard(date: string | undefined) {
  const options = staffOrderQueries.board(date)
  const { queryKey } = options
  // No refetch while a move is pending: its result could be older than the move.
  const isMoving = useIsMutating({ mutationKey }) > 0
  const query = useQuery({ ...options, refetchInterval: isMoving ? false : refetchMs })
  const queryClient = useQueryClient()

  const showCardIn = (status: BoardStatus, { card }: Move) =>
    showOptimistically(queryClient, queryKey, (board) => withMovedCard(board, card.id, status))

  // A move on another day than that of the order waits here for a confirmation.
  const [asked, setAsked] = useState<Move | null>(null)
  const undo = useUndoMoves()

  function rollBack({ title, message }: { title: string; message?: string }, move: Move) {
    notify.error(title, message)
    // Only this card: other moves may be pending. The next refetch brings the true status.
    return showCardIn(move.card.status, move)
  }

  function offerUndo({ card, to }: Move) {
    if (!mayUndo(card.status, to)) return
    const action = undo([{ id: card.id, from: card.status, to }])
    const message = todayText('order', { number: card.number })
    notify.success(statusStyles[to].label, message, undefined, action)
  }

  const { mutate } = useMutation({
    mutationKey,
    networkMode: 'always',
    onMutate: (move) => showCardIn(move.to, move),
    mutationFn: ({ card, to, confirmedDays }: Move) =>
      advanceOrder({ data: { orderId: card.id, from: card.status, to, confirmedDays } }),
    onSuccess: (result, move) => {
      if (result.ok) return offerUndo(move)
      if (result.refusal !== 'other-day') {
        return rollBack(moveRefusal(result, move.card.number), move)
      }
      setAsked({ ...move, confirmedDays: [result.date] })
      return showCardIn(move.card.status, move)
    },
    onError: (_error, move) => rollBack(failedMessage(), move),
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1
      if (isLast) void queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    },
  })
  const move = useCallback((card: BoardCard, to: BoardStatus) => mutate({ card, to }), [mutate])
  const answer = useCallback(
    (isConfirmed: boolean) => {
      if (isConfirmed && asked) mutate(asked)
      setAsked(null)
    },
    [asked, mutate],
  )

  return { ...query, move, asked, answer }
}

function withMovedCard(board: Board, id: string, to: BoardStatus): Board {
  const cards = board.cards.map((card) => (card.id === id ? { ...card, status: to } : card))
  return { ...board, cards }
}
