import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { advanceOrder } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { Board, BoardCard, BoardStatus } from '#commerce/orders/staff/board.ts'
import { notify } from '#ui/toast.ts'
import { moveRefusal } from '../orders/move-messages.ts'
import { refetchMs } from '../orders/use-orders.ts'
import { failedMessage } from '../saving/save.ts'
import { showOptimistically } from '../saving/show-optimistically.ts'

interface Move {
  card: BoardCard
  to: BoardStatus
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

  function rollBack({ title, message }: { title: string; message?: string }, move: Move) {
    notify.error(title, message)
    // Only this card: other moves may be pending. The next refetch brings the true status.
    return showCardIn(move.card.status, move)
  }

  const { mutate } = useMutation({
    mutationKey,
    networkMode: 'always',
    onMutate: (move) => showCardIn(move.to, move),
    mutationFn: ({ card, to }: Move) =>
      advanceOrder({ data: { orderId: card.id, from: card.status, to } }),
    onSuccess: (result, move) =>
      result.ok ? undefined : rollBack(moveRefusal(result, move.card.number), move),
    onError: (_error, move) => rollBack(failedMessage, move),
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1
      if (isLast) void queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    },
  })
  const move = useCallback((card: BoardCard, to: BoardStatus) => mutate({ card, to }), [mutate])

  return { ...query, move }
}

function withMovedCard(board: Board, id: string, to: BoardStatus): Board {
  const cards = board.cards.map((card) => (card.id === id ? { ...card, status: to } : card))
  return { ...board, cards }
}
