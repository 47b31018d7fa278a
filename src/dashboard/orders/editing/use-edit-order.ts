import { useQuery } from '@tanstack/react-query'
import { editOrder } from '#api/order-edits.ts'
import { telephoneQueries } from '#api/telephone-orders.ts'
import type { FieldProblems } from '#commerce/checkout/field-problem.ts'
import { type EditableOrder, editableOf } from '#commerce/orders/editing/editable-order.ts'
import type { Order } from '#commerce/orders/order.ts'
import { fieldProblemText } from '#commerce/texts/field-problem-text.ts'
import { problemTexts } from '#i18n/problem.ts'
import { useEditSnapshot } from '../../saving/use-edit-snapshot.ts'
import { useFields } from '../../saving/use-fields.ts'
import { useSaveOrder } from '../use-save-order.ts'
import { editRefusal } from './edit-refusal.ts'
import { editedTotal } from './edited-price.ts'

/** The form of an edit: its fields and messages, the choices of delivery, and conflicts with other users. */
export function useEditOrder(order: Order, onClose: () => void) {
  const form = useFields<EditableOrder>(editableOf(order))
  const { fields, setFields, setMessages } = form
  const { seen, hasConflict, setHasConflict, acceptLatest } = useEditSnapshot(order)
  const { data: options, refetch } = useQuery(
    telephoneQueries.options(order.lines.map(({ productId }) => productId)),
  )
  const newTotal = editedTotal(seen, fields, options)
  const { save, isSaving } = useSaveOrder({
    send: (seenTotal: number) =>
      editOrder({
        data: {
          orderId: order.id,
          seen: editableOf(seen),
          edited: { ...fields, isAddressKnown: seen.addressGivenAt !== null },
          seenTotal,
        },
      }),
    refusal: editRefusal,
  })

  function change(changed: Partial<EditableOrder>) {
    setFields((before) => ({ ...before, ...changed }))
    setMessages({})
  }

  async function submit() {
    if (newTotal === null) return
    const saved = await save(newTotal)
    if (saved?.ok) return onClose()
    setHasConflict(saved?.refusal === 'changed-elsewhere')
    if (saved?.refusal === 'invalid') setMessages(messagesOf(saved.problems))
    // The choices may have changed: another order took the slot, or an area has another fee.
    void refetch()
  }

  return {
    ...form,
    change,
    options,
    seen,
    newTotal,
    /** The versions of an order that someone else has changed; null without a conflict. */
    conflict: hasConflict
      ? { base: editableOf(seen), mine: fields, theirs: editableOf(order) }
      : null,
    /** Continues with a merged version, on top of the latest one. */
    resolve(merged: EditableOrder) {
      form.rebase(editableOf(order), merged)
      acceptLatest()
    },
    submit,
    isSaving,
  }
}

export type EditForm = ReturnType<typeof useEditOrder>

/** The messages by the names of the fields: `edited.street` is `street`. */
function messagesOf(problems: FieldProblems): Record<string, string> {
  const messages = Object.entries(problemTexts(problems, fieldProblemText))
  return Object.fromEntries(
    messages.map(([name, message]) => [name.replace(/^edited\./, ''), message]),
  )
}
