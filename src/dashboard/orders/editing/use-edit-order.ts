import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { editOrder } from '#api/order-edits.ts'
import { telephoneQueries } from '#api/telephone-orders.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import type { FieldProblems } from '#commerce/checkout/field-problem.ts'
import { type EditableOrder, editableOf } from '#commerce/orders/editing/editable-order.ts'
import type { EditedLine } from '#commerce/orders/editing/edited-lines.ts'
import type { Order } from '#commerce/orders/order.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { problemTexts } from '#i18n/problem.ts'
import type { Versions } from '../../saving/merge-versions.ts'
import { useEditSnapshot } from '../../saving/use-edit-snapshot.ts'
import { useFields } from '../../saving/use-fields.ts'
import { useSaveOrder } from '../use-save-order.ts'
import { editRefusal } from './edit-refusal.ts'
import { type AddedProduct, addedProduct, editedSubtotal, withProduct } from './edited-items.ts'
import { editedTotal } from './edited-price.ts'

/** The form of an edit: its fields and messages, the choices of delivery, and conflicts with other users. */
export function useEditOrder(order: Order, onClose: () => void) {
  const form = useFields<EditableOrder>(editableOf(order))
  const { fields, setFields, setMessages } = form
  const { seen, hasConflict, setHasConflict, acceptLatest } = useEditSnapshot(order)
  const { data: options, refetch } = useQuery(
    telephoneQueries.options(
      fields.lines.filter(({ quantity }) => quantity > 0).map(({ productId }) => productId),
    ),
  )
  const [added, setAdded] = useState<ReadonlyMap<string, AddedProduct>>(new Map())
  // The total that the shop asks for the same fields, because further units of a line cost another price today.
  const [quoted, setQuoted] = useState<{ fields: EditableOrder; total: number } | null>(null)
  const items = editedSubtotal(fields.lines, seen.lines, added)
  const computed = editedTotal(seen, fields, { options, items })
  const newTotal = quoted?.fields === fields ? quoted.total : computed
  const { save, isSaving } = useSaveOrder({
    send: (seenTotal: number) =>
      editOrder({
        data: {
          orderId: order.id,
          seen: editableOf(seen),
          edited: {
            ...fields,
            isAddressKnown: seen.addressGivenAt !== null,
          },
          seenTotal,
        },
      }),
    refusal: editRefusal,
  })

  function change(changed: Partial<EditableOrder>) {
    setFields((before) => ({ ...before, ...changed }))
    setMessages({})
  }

  function addProduct(product: Product) {
    setAdded((before) => new Map(before).set(product.id, addedProduct(product, Date.now())))
    change({ lines: withProduct(fields.lines, product, seen.lines) })
  }

  function nameOf({ productId }: EditedLine, index: number): string {
    const ordered = [seen, order].find(({ lines }) => lines[index]?.productId === productId)
    return ordered?.lines[index]?.name ?? added.get(productId)?.name ?? ''
  }

  async function submit() {
    if (newTotal === null) return
    const saved = await save(newTotal)
    if (saved?.ok) return onClose()
    setHasConflict(saved?.refusal === 'changed-elsewhere')
    if (saved?.refusal === 'invalid') setMessages(messagesOf(saved.problems))
    if (saved?.refusal === 'price-changed') setQuoted({ fields, total: saved.total })
    // The choices may have changed: another order took the slot, or an area has another fee.
    void refetch()
  }

  return {
    ...form,
    change,
    options,
    addProduct,
    nameOf,
    seen,
    newTotal,
    /** The versions of an order that someone else has changed; null without a conflict. */
    conflict: hasConflict ? versionsOf(seen, fields, order) : null,
    /** Continues with a merged version, on top of the latest one. */
    resolve(merged: EditableOrder) {
      form.rebase(editableOf(order), merged)
      acceptLatest()
    },
    submit,
    isSaving,
  }
}

/** The edited lines refer to those of the order, so lines that someone else has changed are taken as they are now. */
function versionsOf(seen: Order, mine: EditableOrder, latest: Order): Versions<EditableOrder> {
  const [base, theirs] = [editableOf(seen), editableOf(latest)]
  const isSame = JSON.stringify(base.lines) === JSON.stringify(theirs.lines)
  return { base, mine: isSame ? mine : { ...mine, lines: theirs.lines }, theirs }
}

export type EditForm = ReturnType<typeof useEditOrder>

/** The messages by the names of the fields: `edited.street` is `street`. */
function messagesOf(problems: FieldProblems): Record<string, string> {
  const messages = Object.entries(problemTexts(problems, fieldProblemText))
  return Object.fromEntries(
    messages.map(([name, message]) => [name.replace(/^edited\./, ''), message]),
  )
}
