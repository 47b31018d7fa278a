import { useEffect, useRef, useState } from 'react'
import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import { useDelivery } from '../delivery/delivery-store.ts'
import type { CheckoutDraft, TextName } from './checkout-draft.ts'
import type { Choices } from './choices.ts'
import { keepChoice, onChoice, withChoice } from './chosen-delivery.ts'
import type { FieldMessages } from './field-messages.ts'
import { type SavedCheckout, saveCheckoutDraft } from './saved-checkout.ts'

export interface CheckoutForm {
  draft: CheckoutDraft
  change: (changed: Partial<CheckoutDraft>) => void
  /** Error message for a field, until it changes. */
  errorOf: (name: keyof CheckoutDraft) => string | undefined
  bind: (name: TextName) => BoundField
}

interface BoundField {
  name: TextName
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  /** Checks the field once the shopper has left it. */
  onBlur?: () => void
}

/** The state of a section of the form. The options are undefined while loading. */
export interface SectionProps {
  form: CheckoutForm
  options: CheckoutOptions | undefined
  choices: Choices
}

const noMessages: FieldMessages = {}

/**
 * Stores the draft, so that it survives reload and back. `check` returns the messages for a whole draft; without it only
 * the server checks.
 */
export function useCheckoutForm(
  uid: string,
  kept: SavedCheckout,
  check?: (draft: CheckoutDraft) => Promise<FieldMessages>,
) {
  const [draft, setDraft] = useState(() => withChoice(kept.draft, useDelivery.getState().choice))
  const [messages, setMessages] = useState(noMessages)
  const latest = useRef(draft)

  useEffect(() => {
    latest.current = draft
    saveCheckoutDraft(uid, { ...kept, draft })
    keepChoice(draft)
  }, [uid, kept, draft])

  // The panel of the header may change the choice meanwhile.
  useEffect(() => onChoice((choice) => setDraft((before) => withChoice(before, choice))), [])

  function change(changed: Partial<CheckoutDraft>) {
    setDraft((before) => ({ ...before, ...changed }))
    setMessages((before) => without(before, Object.keys(changed)))
  }

  async function leave(name: TextName) {
    // A required field that the shopper only passes is reported when the form is sent.
    if (!check || latest.current[name].trim() === '') return
    const typed = latest.current
    const found = await check(typed)
    const message = found[name]
    // Typing goes on while the check loads.
    if (latest.current[name] !== typed[name] || !message) return
    setMessages((before) => ({ ...before, [name]: message }))
  }

  const form: CheckoutForm = {
    draft,
    change,
    errorOf: (name) => messages[name],
    bind: (name) => ({
      name,
      value: draft[name],
      error: messages[name],
      onChange: (event) => change({ [name]: event.target.value }),
      onBlur: () => void leave(name),
    }),
  }
  return { form, messages, setMessages }
}

function without(messages: FieldMessages, names: readonly string[]): FieldMessages {
  if (!names.some((name) => name in messages)) return messages
  return Object.fromEntries(Object.entries(messages).filter(([name]) => !names.includes(name)))
}
