import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideDifference, requestRefund, tryRefundAgain } from '#api/refunds.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatMoney } from '#commerce/money.ts'
import type { RequestedRefund } from '#commerce/payments/request-refund.server.ts'
import { save } from '../saving/save.ts'

type RefundRequest = Parameters<typeof requestRefund>[0]['data']

/** Sends refunds and refetches the order. */
export function useRefunds() {
  const [isBusy, setBusy] = useState(false)
  const queryClient = useQueryClient()

  /** Returns whether the server accepted or refused the request; false after a failure. */
  async function run(saving: () => Promise<object | null>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const result = await saving()
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setBusy(false)
    return result !== null
  }

  return {
    isBusy,
    refund: (data: RefundRequest) =>
      run(() => save(() => requestRefund({ data }), refusalMessage, notRefunded)),
    decide: (paymentId: string, decision: 'accept' | 'refund') =>
      run(() =>
        save(
          () => decideDifference({ data: { paymentId, decision } }),
          () => 'Someone else has already decided this.',
        ),
      ),
    tryAgain: (refundId: string) =>
      run(() =>
        save(
          () => tryRefundAgain({ data: { refundId } }),
          () => alreadySent,
          notRefunded,
        ),
      ),
  }
}

const notRefunded = 'Not refunded'
const alreadySent = 'The refund is already being sent, or is done.'

function refusalMessage(refused: Extract<RequestedRefund, { ok: false }>): string {
  if (!('left' in refused)) {
    return refused.refusal === 'payment-not-found'
      ? 'Payment not found.'
      : 'Accept or refund the payment first.'
  }
  const left = `${formatMoney(refused.left)} can be refunded.`
  return refused.refusal === 'more-than-left'
    ? left
    : `Someone else has already made a refund: ${left}`
}
