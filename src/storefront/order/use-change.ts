import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import { notify } from '#ui/toast.ts'
import { type ChangeResult, changeNotice } from './change-messages.ts'
import { redirectForError } from './redirect-for-error.ts'

/** Sends one change at a time, reports the result and refetches the order. */
export function useChange(orderId: string) {
  const [pending, setPending] = useState(false)
  // State updates too late to block a second click in the same frame.
  const busy = useRef(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  /** Returns the reason of a refused or failed change, or null. */
  async function change(send: () => Promise<ChangeResult>): Promise<Notice | null> {
    if (busy.current) return null
    busy.current = true
    setPending(true)
    const toast = notify.loading('Saving...')
    try {
      const result = await send()
      const notice = result.ok ? null : changeNotice(result)
      if (notice) notify.error(notice.title, notice.message, toast)
      else notify.success('Saved Successfully', undefined, toast)
      await queryClient.invalidateQueries({ queryKey: orderQueries.view(orderId).queryKey })
      await queryClient.invalidateQueries({ queryKey: orderQueries.choices(orderId).queryKey })
      return notice
    } catch (error) {
      const failed = { title: 'Error while saving', message: 'Try again later' }
      notify.error(failed.title, failed.message, toast)
      const to = redirectForError(error)
      if (to) await navigate({ to, search: { next: `/o/${orderId}` } })
      return failed
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { change, pending }
}
