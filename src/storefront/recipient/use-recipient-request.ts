import { useQueryClient } from '@tanstack/react-query'
import { recipientPageQueries } from '#api/recipient-page.queries.ts'
import type { FieldProblem } from '#commerce/checkout/field-problem.ts'
import type { LeftDirections } from '#commerce/orders/recipient-page/leave-directions.server.ts'
import type { SentThanks } from '#commerce/orders/recipient-page/send-thanks.server.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { formText } from '#ui/form.messages.ts'
import { notify } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { recipientText } from './recipient.messages.ts'

export type Refused =
  | Extract<LeftDirections | SentThanks, { ok: false }>
  | Refusal<'invalid', { problem: FieldProblem }>
  | Refusal<'too-often', { seconds: number }>

interface RequestTexts {
  loading: string
  done: string
  failed: string
}

/** Sends one request of a recipient at a time, reports the result and refetches the page. */
export function useRecipientRequest(token: string, texts: RequestTexts) {
  const { pending, run } = useOneAtATime()
  const queryClient = useQueryClient()

  /** Returns the refusal, or null. */
  const send = (request: () => Promise<{ ok: true } | Refused>) =>
    run(async (): Promise<Refused | 'failed' | null> => {
      const toast = notify.loading(texts.loading, 'recipient')
      try {
        const result = await request()
        if (result.ok) notify.success(texts.done, undefined, toast)
        else notify.error(texts.failed, reasonOf(result), toast)
        await queryClient.invalidateQueries(recipientPageQueries.of(token))
        return result.ok ? null : result
      } catch {
        notify.error(texts.failed, formText('checkConnection'), toast)
        return 'failed'
      }
    })

  return { send, pending }
}

function reasonOf(refused: Refused): string {
  switch (refused.refusal) {
    case 'invalid':
      return fieldProblemText(refused.problem)
    case 'too-often':
      return recipientText('tryAgain', { wait: waitMessage(refused.seconds) })
    case 'link-unknown':
    case 'not-delivered':
      return recipientText('linkUnknown')
    case 'too-late':
      return recipientText('tooLate')
    case 'already-sent':
      return recipientText('alreadySent')
    case 'picture-not-found':
      return recipientText('photoLost')
  }
}
