import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '#commerce/money.ts'
import { staffOrderQueries } from '#commerce/orders/order.queries.ts'
import type { AskedRefund } from '#commerce/payments/ask-for-refund.server.ts'
import { askForRefund, tryRefundAgain } from '#commerce/payments/staff-refunds.functions.ts'
import { notify } from '#ui/toast.ts'

type Asked = Parameters<typeof askForRefund>[0]['data']

/** Gives money back, and shows the order as it is afterwards. */
export function useRefunds() {
  const [isBusy, setBusy] = useState(false)
  const queryClient = useQueryClient()

  /** Whether there was an answer, be it a refusal. */
  async function run<Answer extends { ok: boolean }>(
    work: () => Promise<Answer>,
    explain: (answer: Answer) => string,
  ): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const toast = notify.loading('Saving...')
    let isAnswered = false
    try {
      const answer = await work()
      isAnswered = true
      if (answer.ok) notify.success('Saved Successfully', undefined, toast)
      else notify.error('Nothing was given back', explain(answer), toast)
    } catch {
      notify.error('Error while saving', 'Try again later', toast)
    }
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setBusy(false)
    return isAnswered
  }

  return {
    isBusy,
    giveBack: (data: Asked) => run(() => askForRefund({ data }), whyNot),
    tryAgain: (refundId: string) =>
      run(
        () => tryRefundAgain({ data: { refundId } }),
        () => 'It is being sent already, or has arrived.',
      ),
  }
}

function whyNot(answer: AskedRefund): string {
  if (answer.ok) return ''
  if (answer.refusal === 'payment-not-found') return 'There is no such payment.'
  const left = `${formatMoney(answer.left)} of the payment is left.`
  return answer.refusal === 'more-than-left'
    ? left
    : `Somebody else has given money back meanwhile: ${left}`
}
