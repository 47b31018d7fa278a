import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { type RefusalMessage, type Refused, type Result, type SavedMessage, save } from './save.ts'

export interface SaveOptions<R extends Result, Request> {
  send: (request: Request) => Promise<R | null>
  /** The message of a refusal; null if the caller shows it beside a field or in a dialog. */
  refusal: (refused: Refused<R>) => RefusalMessage
  /** The text of the success toast below its title, and its button. */
  saved?: (saved: R, request: Request) => SavedMessage | undefined
  /** The queries that depend on the saved data. */
  invalidates?: readonly QueryKey[]
  /** Shows the change before the server responds. Returns the rollback. */
  optimistic?: (request: Request) => Promise<() => void>
  /** Saves with this name run one after another. Without it a second save is ignored, as after a double click. */
  queue?: string
}

/**
 * A mutation with its toasts. After a success `save` resolves once the invalidated queries are fresh, after a refusal at
 * once. It resolves with null after a failure or while another save of this hook is running.
 */
export function useSave<R extends Result, Request = void>({
  send,
  refusal,
  saved,
  invalidates = [],
  optimistic,
  queue,
}: SaveOptions<R, Request>) {
  const queryClient = useQueryClient()
  const toastId = useId()
  // The second click of a double click comes before the pending state is rendered.
  const isRunning = useRef(false)
  const { mutateAsync, isPending, variables } = useMutation({
    // Offline, a save fails at once instead of waiting for the network.
    networkMode: 'always',
    ...(queue && { scope: { id: queue } }),
    mutationFn: (request: Request) =>
      save(() => send(request), refusal, {
        savedOf: (result) => saved?.(result, request),
        // The button of a success stays usable after the next save.
        toastId: queue || saved ? undefined : toastId,
      }),
    onMutate: (request) => optimistic?.(request),
    onSettled: (result, _error, _request, rollBack) => {
      if (!result?.ok) rollBack?.()
      const refetched = invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey }))
      // A failed save may have been applied, so it refetches too, but the user can try again meanwhile. A refusal shows at
      // once: later, the user may have resolved it already.
      return result?.ok && Promise.all(refetched)
    },
  })

  return {
    isSaving: isPending,
    /** The request that is being saved. */
    saving: isPending ? variables : undefined,
    async save(request: Request): Promise<R | null> {
      if (isRunning.current && !queue) return null
      isRunning.current = true
      return mutateAsync(request).finally(() => {
        isRunning.current = false
      })
    },
  }
}
