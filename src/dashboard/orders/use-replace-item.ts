import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { substituteItem } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatMoney } from '#commerce/money.ts'
import type { SubstitutedItem } from '#commerce/orders/staff/substitute-item.server.ts'
import { save } from '../saving/save.ts'
import { statusStyles } from './order-labels.ts'

type ReplaceRequest = Parameters<typeof substituteItem>[0]['data']

/** Replaces an item. A concurrent replacement refuses the second one. */
export function useReplaceItem() {
  const [isSaving, setSaving] = useState(false)
  const queryClient = useQueryClient()

  /** Returns whether the dialog can close. */
  async function replace(request: ReplaceRequest): Promise<boolean> {
    if (isSaving) return false
    setSaving(true)
    const result = await save(
      () => substituteItem({ data: request }),
      refusalMessage,
      'Not replaced',
    )
    if (result) await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setSaving(false)
    return result !== null && (result.ok || finalRefusals.includes(result.refusal))
  }

  return { replace, isSaving }
}

type Refused = Extract<SubstitutedItem, { ok: false }>

/** After these refusals no other choice can succeed. */
const finalRefusals: readonly Refused['refusal'][] = [
  'order-not-found',
  'changed-elsewhere',
  'too-late-to-substitute',
  'wants-refund',
]

function refusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'order-not-found':
      return 'Order not found.'
    case 'product-not-found':
      return 'This product is no longer available.'
    case 'same-product':
      return 'Choose a different product.'
    case 'changed-elsewhere':
      return `Someone else has already replaced it with ${refused.name}.`
    case 'out-of-stock':
      return refused.left > 0 ? `Only ${refused.left} left in stock.` : 'Out of stock.'
    case 'too-late-to-substitute':
      return `Current status of the order: ${statusStyles[refused.status].label}.`
    case 'wants-refund':
      return 'The sender wants a refund instead.'
    case 'ask-first':
      return 'The sender wants a call first.'
    case 'worth-less':
      return `It costs ${formatMoney(refused.worth)}, but the sender paid ${formatMoney(refused.paid)}. Ask the sender first.`
  }
}
