import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderQueries } from '#api/orders.queries.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import { notify } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { redirectForError } from './redirect-for-error.ts'

export interface RequestNotices<Refused> {
  loading?: string
  refused: (refused: Refused) => Notice
  failed: Notice
}

/** Why a request did nothing: the shop refused its values, or it failed although they may be right. */
export interface RequestProblem extends Notice {
  isRefusal: boolean
}

/** Sends one request at a time, reports the result and refetches the order. */
export function useOrderRequest<Refused extends { ok: false }>(
  orderId: string,
  notices: RequestNotices<Refused>,
) {
  const { pending, run } = useOneAtATime()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  /** Returns the problem of a refused or failed request, or null. */
  const send = (request: () => Promise<{ ok: true } | Refused>, done: string) =>
    run(async (): Promise<RequestProblem | null> => {
      const toast =
        notices.loading === undefined ? undefined : notify.loading(notices.loading, notices.loading)
      try {
        const result = await request()
        const notice = result.ok ? null : notices.refused(result)
        if (notice) notify.error(notice.title, notice.message, toast)
        else notify.success(done, undefined, toast)
        await queryClient.invalidateQueries({ queryKey: orderQueries.view(orderId).queryKey })
        await queryClient.invalidateQueries({ queryKey: orderQueries.choices(orderId).queryKey })
        return notice && { ...notice, isRefusal: true }
      } catch (error) {
        notify.error(notices.failed.title, notices.failed.message, toast)
        const to = redirectForError(error)
        if (to) await navigate({ to, search: { next: `/o/${orderId}` } })
        return { ...notices.failed, isRefusal: false }
      }
    })

  return { send, pending }
}
