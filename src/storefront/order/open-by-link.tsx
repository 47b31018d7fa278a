import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import { type OpenedOwnerLink, openOwnerLink } from '#api/owner-links.ts'
import type { OrderView } from '#commerce/orders/order-view.ts'
import { tokenOfHash } from '#commerce/orders/owner-link/owner-link.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { nextStepText } from './next-step.messages.ts'
import { OrderPanel } from './order-panel.tsx'

type Refused = Exclude<OpenedOwnerLink, { ok: true }>

/**
 * Opens the order with the link of its emails: exchanges the token behind the `#` for a cookie, then removes it from the
 * address bar.
 */
export function OpenByLink({ order }: { order: OrderView }) {
  const { step, retry } = useExchange(order.id)
  if (step === null || order.isMine) return null
  if (step === 'opening') {
    return (
      <OrderPanel title={nextStepText('opening')}>
        <p className="mt-2 text-ink-soft" role="status">
          {nextStepText('openingNote')}
        </p>
      </OrderPanel>
    )
  }
  if (step === 'failed') {
    return (
      <OrderPanel title={nextStepText('notOpened')}>
        <p className="mt-2 text-ink-soft" role="alert">
          {formText('checkConnection')}
        </p>
        <Button className="mt-5" onClick={retry}>
          {nextStepText('retry')}
        </Button>
      </OrderPanel>
    )
  }
  if (step.refusal === 'too-often') {
    return (
      <OrderPanel title={formText('pleaseWait')}>
        <p className="mt-2 text-ink-soft" role="alert">
          {nextStepText('tooOftenNote', { wait: waitMessage(step.seconds) })}
        </p>
      </OrderPanel>
    )
  }
  return (
    <OrderPanel title={nextStepText('linkOver')}>
      <p className="mt-2 max-w-[52ch] text-ink-soft" role="alert">
        {nextStepText('linkOverNote')}
      </p>
    </OrderPanel>
  )
}

function useExchange(orderId: string) {
  const ready = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  const token = ready ? tokenOfHash(hash) : null
  const [step, setStep] = useState<'opening' | 'failed' | Refused | null>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const exchange = useEffectEvent(async (key: string) => {
    setStep('opening')
    try {
      const opened = await openOwnerLink({ data: { orderId, token: key } })
      if (opened.ok) {
        await queryClient.invalidateQueries({ queryKey: orderQueries.view(orderId).queryKey })
      }
      await navigate({ to: '/o/$orderId', params: { orderId }, hash: '', replace: true })
      setStep(opened.ok ? null : opened)
    } catch {
      // The token stays in the address bar: reloading the page tries again.
      setStep('failed')
    }
  })

  useEffect(() => {
    if (token !== null) void exchange(token)
  }, [token])

  return { step, retry: () => token !== null && void exchange(token) }
}
