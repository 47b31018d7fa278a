import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideDifference, requestRefund, tryRefundAgain } from '#api/refunds.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatMoney } from '#commerce/money.ts'
import type { RequestedRefund } from '#commerce/payments/request-refund.server.ts'
import { save } from '../saving/save.ts'

type Asked = Parameters<typeof requestRefund>[0]['data']

/** Gives money back, and shows the order as it is afterwards. */
export function useRefunds() {
  const [isBusy, setBusy] = useState(false)
  const queryClient = useQueryClient()

  /** Whether there was an answer, be it a refusal. */
  async function run(saving: () => Promise<object | null>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const answer = await saving()
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setBusy(false)
    return answer !== null
  }

  return {
    isBusy,
    giveBack: (data: Asked) => run(() => save(() => requestRefund({ data }), whyNot, nothing)),
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
          () => underWay,
          nothing,
        ),
      ),
  }
}

const nothing = 'Nothing was given back'
const underWay = 'It is being sent already, or has arrived.'

function whyNot(answer: Extract<RequestedRefund, { ok: false }>): string {
  if (!('left' in answer)) {
    return answer.refusal === 'payment-not-found'
      ? 'There is no such payment.'
      : 'Accept or refund the payment first.'
  }
  const left = `${formatMoney(answer.left)} of the payment is left.`
  return answer.refusal === 'more-than-left'
    ? left
    : `Somebody else has given money back meanwhile: ${left}`
}
