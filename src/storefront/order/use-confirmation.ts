import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import { notify } from '#ui/toast.ts'
import { checkoutAction } from './authorization-error-message.ts'
import { type ConfirmationAnswer, confirmationNotice } from './confirmation-messages.ts'

const unreachable: Notice = {
  title: 'We could not reach the shop',
  message: 'Check your connection and try again. Nothing is confirmed twice.',
}

/** Sends one request at a time, reports the result, and shows the order as it is then. */
export function useConfirmation(orderId: string) {
  const [pending, setPending] = useState<string | null>(null)
  // State comes too late for a second click in the same moment.
  const busy = useRef(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  /** Returns why it failed, or null. */
  async function send(
    action: string,
    { done, request }: { done: string; request: () => Promise<ConfirmationAnswer> },
  ): Promise<Notice | null> {
    if (busy.current) return null
    busy.current = true
    setPending(action)
    try {
      const answer = await request()
      const notice = answer.ok ? null : confirmationNotice(answer)
      if (notice) notify.error(notice.title, notice.message)
      else notify.success(done)
      await queryClient.invalidateQueries({ queryKey: orderQueries.view(orderId).queryKey })
      return notice
    } catch (error) {
      notify.error(unreachable.title, unreachable.message)
      const to = checkoutAction(error)
      if (to) await navigate({ to, search: { next: `/o/${orderId}` } })
      return unreachable
    } finally {
      busy.current = false
      setPending(null)
    }
  }

  return { send, pending }
}
