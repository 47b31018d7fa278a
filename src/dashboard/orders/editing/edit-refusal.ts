import type { OrderEditResult } from '#api/order-edits.ts'
import { formatMoney } from '#commerce/money.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import type { RefusalMessage } from '../../saving/save.ts'
import { editRefusalText as savingRefusalText } from '../../saving/saving.messages.ts'
import { editRefusalText } from './edit-order.messages.ts'

export function editRefusal(refused: Extract<OrderEditResult, { ok: false }>): RefusalMessage {
  return { title: editRefusalText('notSaved'), message: messageOf(refused) }
}

function messageOf(refused: Extract<OrderEditResult, { ok: false }>): string {
  switch (refused.refusal) {
    case 'invalid':
      return savingRefusalText('not-valid')
    case 'price-changed':
      return editRefusalText('price-changed', { total: formatMoney(refused.total) })
    case 'cash-limit':
      return editRefusalText('cash-limit', { limit: formatMoney(refused.limit) })
    case 'product-gone':
      return editRefusalText('product-gone', { name: refused.name })
    case 'out-of-stock':
      return editRefusalText('out-of-stock', {
        name: refused.name,
        left: groupDigits(refused.left),
      })
    default:
      return editRefusalText(refused.refusal)
  }
}
