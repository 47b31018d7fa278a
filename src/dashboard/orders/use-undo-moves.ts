import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { undoMoves } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { undoWindowMs } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import { mostMovedAtOnce } from '#commerce/orders/staff/order-listing.ts'
import type { MadeMove, MoveTakenBack } from '#commerce/orders/staff/undo-moves.server.ts'
import { notify, type ToastAction } from '#ui/toast.ts'
import { inChunks } from '../lists/in-chunks.ts'
import { undoFailed, undoMessage } from './move-messages.ts'
import { moveText } from './moves.messages.ts'

// A click on the last moment still has to reach the server in time.
const offeredMs = undoWindowMs - 5_000

/** Returns the button of a toast that undoes the moves that were just made. */
export function useUndoMoves(): (moves: readonly MadeMove[]) => ToastAction {
  const queryClient = useQueryClient()
  return useCallback(
    (moves) => ({
      label: moveText('undo'),
      durationMs: offeredMs,
      onClick: () => {
        void undo(moves).finally(() =>
          queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() }),
        )
      },
    }),
    [queryClient],
  )
}

async function undo(moves: readonly MadeMove[]): Promise<void> {
  const toast = notify.loading(moveText('undoing'))
  const results = await inChunks(moves, {
    size: mostMovedAtOnce,
    send: (part) => undoMoves({ data: { moves: part } }),
    failed: ({ id }): MoveTakenBack => ({ id, outcome: 'failed' }),
  }).catch(() => null)
  const { isDone, title, message } = results ? undoMessage(results) : undoFailed()
  if (isDone) notify.success(title, message, toast)
  else notify.error(title, message, toast)
}
