import { useState } from 'react'
import type { DeliveryProblem } from '#commerce/delivery/settings/delivery-problem.ts'
import type { BookedDay } from '#commerce/delivery/settings/delivery-settings.ts'
import { problemTexts } from '#i18n/problem.ts'
import type { Refused } from '../saving/save.ts'
import { useEditSnapshot } from '../saving/use-edit-snapshot.ts'
import { type Messages, useFields } from '../saving/use-fields.ts'
import { deliveryRefusalText, deliveryText } from './delivery.messages.ts'
import { deliveryProblemText } from './delivery-problem.messages.ts'
import { type SavedDeliveryRule, useSaveDelivery } from './use-save-delivery.ts'

interface RuleFormOptions<Rule, Fields> {
  /** The edited rule as it is now; null for a new one. */
  rule: Rule | null
  fieldsOf: (rule: Rule | null) => Fields
  /** Problems by field; empty if the fields are valid. */
  check: (fields: Fields) => Partial<Record<string, DeliveryProblem>>
  send: (request: {
    fields: Fields
    /** The rule that the user opened: a concurrent change refuses this one. */
    seen: Rule | null
    knowsOfBookings: boolean
  }) => Promise<SavedDeliveryRule | null>
  onClose: () => void
}

/** The form of a delivery rule: its values and messages, conflicts with other users and with bookings. */
export function useRuleForm<Rule, Fields extends object>(options: RuleFormOptions<Rule, Fields>) {
  const { rule, fieldsOf, check, send, onClose } = options
  const form = useFields(fieldsOf(rule))
  const { fields, setFields, setMessages } = form
  const [booked, setBooked] = useState<readonly BookedDay[] | null>(null)
  const { seen, hasConflict, setHasConflict, acceptLatest } = useEditSnapshot(rule)
  const { save, isSaving } = useSaveDelivery(send)

  function change(changed: Partial<Fields>) {
    setFields((before) => ({ ...before, ...changed }))
    setMessages({})
  }

  async function submit(knowsOfBookings: boolean) {
    const found = problemTexts(check(fields), deliveryProblemText)
    setMessages(found)
    if (Object.keys(found).length > 0) return
    const saved = await save({ fields, seen, knowsOfBookings })
    if (saved?.ok) return onClose()
    setHasConflict(saved?.refusal === 'changed-elsewhere')
    if (saved) setMessages(messagesOf(saved))
    if (saved?.refusal === 'booked-beyond') setBooked(saved.days)
  }

  return {
    ...form,
    change,
    seen,
    /** The versions of a rule that someone else has changed; null without a conflict. */
    conflict: hasConflict ? { base: fieldsOf(seen), mine: fields, theirs: fieldsOf(rule) } : null,
    /** Continues with a merged version, on top of the latest one. */
    resolve(merged: Fields) {
      form.rebase(fieldsOf(rule), merged)
      acceptLatest()
    },
    booked,
    setBooked,
    submit,
    isSaving,
    onClose,
  }
}

export type RuleForm = Pick<
  ReturnType<typeof useRuleForm>,
  'isChanged' | 'booked' | 'setBooked' | 'submit' | 'isSaving' | 'onClose'
>

/** The messages of a refusal beside its fields. */
function messagesOf(refused: Refused<SavedDeliveryRule>): Messages {
  switch (refused.refusal) {
    case 'not-valid':
      return problemTexts(refused.problems, deliveryProblemText)
    case 'name-taken':
      return { name: deliveryRefusalText(refused.refusal) }
    case 'overlap':
      return { startMinute: deliveryText('overlapsWith', { name: refused.name }) }
    case 'already-closed':
      return { from: deliveryRefusalText(refused.refusal) }
    case 'already-peak-day':
      return { date: deliveryText('alreadyPeakDay') }
    case 'changed-elsewhere':
    case 'booked-beyond':
      return {}
  }
}
