import type { SavedDeliveryRule } from './delivery-refusals.ts'
import { useSaveDelivery } from './use-save-delivery.ts'

type Messages = Record<string, string>

/**
 * Saves what is typed into a small form, unless something is wrong with it, and says beside the fields what stands in
 * the way. What else the shop says to it is the answer.
 */
export function useSaveFields(form: { setMessages: (messages: Messages) => void }) {
  const saveDelivery = useSaveDelivery()
  return async function saveFields<A extends SavedDeliveryRule>(
    messages: Messages,
    work: () => Promise<A | null>,
  ): Promise<A | null> {
    form.setMessages(messages)
    if (Object.keys(messages).length > 0) return null
    const answer = await saveDelivery(work)
    if (answer?.ok === false && 'messages' in answer) form.setMessages(answer.messages)
    return answer
  }
}
