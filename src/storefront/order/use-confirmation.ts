import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import { notify } from '#ui/toast.ts'
import { type ConfirmationResult, confirmationNotice } from './confirmation-messages.ts'
import { redirectForError } from './redirect-for-error.ts'

const unreachable: Notice = {
  title: 'Connection failed',
  message: 'Check your internet connection and try again.',
}

/** Sends one request at a time, reports the result and refetches the order. */
export function useConfirmation(orderId: string) {
  const [pending, setPending] = useState<string | null>(null)
  // State updates too late to block a second click in the same frame.
  const busy = useRef(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  /** Returns why it failed, or null. */
  async function send(
    action: string,
    { done, request }: { done: string; request: () => Promise<ConfirmationResult> },
  ): Promise<Notice | null> {
    if (busy.current) return null
    busy.current = true
    setPending(action)
    try {
      const result = await request()
      const notice = result.ok ? null : confirmationNotice(result)
      if (notice) notify.error(notice.title, notice.message)
      else notify.success(done)
      await queryClient.invalidateQueries({ queryKey: orderQueries.view(orderId).queryKey })
      return notice
    } catch (error) {
      notify.error(unreachable.title, unreachable.message)
      const to = redirectForError(error)
      if (to) await navigate({ to, search: { next: `/o/${orderId}` } })
      return unreachable
    } finally {
      busy.current = false
      setPending(null)
    }
  }

  return { send, pending }
}
