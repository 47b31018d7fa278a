import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { substituteItem } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatMoney } from '#commerce/money.ts'
import type { SubstitutedItem } from '#commerce/orders/staff/substitute-item.server.ts'
import { save } from '../saving/save.ts'
import { statusStyles } from './order-labels.ts'

type Wish = Parameters<typeof substituteItem>[0]['data']

/** Puts something else in the place of an item. Whoever comes second is told what stands there. */
export function useReplaceItem() {
  const [isSaving, setSaving] = useState(false)
  const queryClient = useQueryClient()

  /** Answers whether there is nothing left to ask. */
  async function replace(wish: Wish): Promise<boolean> {
    if (isSaving) return false
    setSaving(true)
    const answer = await save(() => substituteItem({ data: wish }), whyNot, 'Nothing was replaced')
    if (answer) await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setSaving(false)
    return answer !== null && (answer.ok || endings.includes(answer.refusal))
  }

  return { replace, isSaving }
}

type Refused = Extract<SubstitutedItem, { ok: false }>

/** After these there is nothing to choose any more. */
const endings: readonly Refused['refusal'][] = [
  'order-not-found',
  'changed-elsewhere',
  'not-at-the-table',
  'wants-refund',
]

function whyNot(refused: Refused): string {
  switch (refused.refusal) {
    case 'order-not-found':
      return 'There is no such order.'
    case 'product-not-found':
      return 'That product is not offered any more.'
    case 'same-product':
      return 'It is the same product.'
    case 'changed-elsewhere':
      return `Somebody else has replaced it meanwhile: ${refused.name} stands there now.`
    case 'out-of-stock':
      return refused.left > 0 ? `Only ${refused.left} of it are left.` : 'It is sold out.'
    case 'not-at-the-table':
      return `The order is ${statusStyles[refused.status].word.toLowerCase()} now.`
    case 'wants-refund':
      return 'The sender wants its price back instead.'
    case 'ask-first':
      return 'The sender wants a call before.'
    case 'worth-less':
      return `It is worth ${formatMoney(refused.worth)}, and ${formatMoney(refused.paid)} was paid. Ask the sender first.`
  }
}
