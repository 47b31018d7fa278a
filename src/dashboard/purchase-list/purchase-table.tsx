import type { PurchaseList } from '#commerce/documents/purchase-list.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { CardTable, Cell } from '../lists/table-parts.tsx'
import { purchaseText } from './purchase.messages.ts'

const number = 'text-end tabular-nums'
const onDesktop = 'hidden md:table-cell'

/** The stems by supplier; on phones the bunches stand beside the name. */
export function PurchaseTable({ list: { stems, bunches } }: { list: PurchaseList }) {
  return (
    <>
      <p className="mt-6 mb-3 font-medium">{purchaseText('total', { count: bunches })}</p>
      <CardTable
        columns={[
          purchaseText('stem'),
          { name: purchaseText('bunches'), className: 'text-end' },
          { name: purchaseText('inBunch'), className: 'text-end' },
          { name: purchaseText('needed'), className: 'text-end' },
          { name: purchaseText('left'), className: 'text-end' },
          purchaseText('supplier'),
        ]}
      >
        {stems.map(({ id, name, supplier, perBunch, ...count }) => (
          <tr
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 md:table-row"
          >
            <Cell className="font-medium wrap-anywhere">
              <LocalizedText>{name}</LocalizedText>
            </Cell>
            <Cell className={`${number} font-medium`}>
              <span className="md:hidden">{purchaseText('bunches')}: </span>
              {groupDigits(count.bunches)}
            </Cell>
            <Cell className={`${onDesktop} ${number}`}>{groupDigits(perBunch)}</Cell>
            <Cell className={`${onDesktop} ${number}`}>{groupDigits(count.quantity)}</Cell>
            <Cell className={`${onDesktop} ${number} text-ink-soft`}>
              {groupDigits(count.left)}
            </Cell>
            <Cell className="text-xs wrap-anywhere text-ink-soft md:text-sm">
              <LocalizedText>{supplier}</LocalizedText>
            </Cell>
            <td className="text-end text-xs text-ink-soft md:hidden">
              {purchaseText('needs', {
                quantity: groupDigits(count.quantity),
                left: groupDigits(count.left),
              })}
            </td>
          </tr>
        ))}
      </CardTable>
    </>
  )
}
