import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import { notify } from '#ui/toast.ts'
import { checkoutAction } from './authorization-error-message.ts'
import { type ChangeResult, changeNotice } from './change-messages.ts'

/** Changes an order once however often it is asked to, says how it went, and shows the order as it is then. */
export function useChange(orderId: string) {
  const [pending, setPending] = useState(false)
  // State comes too late for a second click in the same moment.
  const busy = useRef(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  /** Answers why nothing was changed, or null. */
  async function change(ask: () => Promise<ChangeResult>): Promise<Notice | null> {
    if (busy.current) return null
    busy.current = true
    setPending(true)
    const toast = notify.loading('Saving...')
    try {
      const answer = await ask()
      const notice = answer.ok ? null : changeNotice(answer)
      if (notice) notify.error(notice.title, notice.message, toast)
      else notify.success('Saved Successfully', undefined, toast)
      await queryClient.invalidateQueries({ queryKey: orderQueries.view(orderId).queryKey })
      await queryClient.invalidateQueries({ queryKey: orderQueries.choices(orderId).queryKey })
      return notice
    } catch (error) {
      const failed = { title: 'Error while saving', message: 'Try again later' }
      notify.error(failed.title, failed.message, toast)
      const to = checkoutAction(error)
      if (to) await navigate({ to, search: { next: `/o/${orderId}` } })
      return failed
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { change, pending }
}
