import type { SavedDeliveryRule } from './delivery-refusals.ts'
import { useSaveDelivery } from './use-save-delivery.ts'

type Messages = Record<string, string>

/** Validates and saves a small form and shows messages beside its fields. Returns the result of the server. */
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
