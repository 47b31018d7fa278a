import { clsx } from 'clsx'
import { mostOfAddOn } from '#commerce/catalogue/add-on.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import type { EditedLine } from '#commerce/orders/editing/edited-lines.ts'
import { isLineRefunded } from '#commerce/orders/line-refund.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { ProductSearch } from '../../telephone/product-search.tsx'
import { telephoneText } from '../../telephone/telephone.messages.ts'
import { orderText } from '../order-page.messages.ts'
import { editText } from './edit-order.messages.ts'
import { withQuantity } from './edited-items.ts'
import type { EditForm } from './use-edit-order.ts'

/** The lines of the order, and a search to add products. */
export function EditedItems({ form }: { form: EditForm }) {
  const { fields, addProduct } = form
  return (
    <>
      <ul className="grid border-t border-line">
        {fields.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place until it is saved.
          <Item key={index} form={form} line={line} index={index} />
        ))}
      </ul>
      <ProductSearch onChoose={addProduct} />
    </>
  )
}

interface ItemProps {
  form: EditForm
  line: EditedLine
  index: number
}

function Item({ form, line, index }: ItemProps) {
  const { fields, change, seen, nameOf } = form
  const { quantity, addedTo } = line
  const ordered = seen.lines[index]
  const name = nameOf(line, index)
  const isRemoved = quantity === 0
  // An add-on comes back with its bouquet.
  const isBouquetRemoved = addedTo !== null && fields.lines[addedTo]?.quantity === 0
  const set = (next: number) =>
    change({
      lines: withQuantity(fields.lines, { index, quantity: next, ordered: seen.lines }),
    })
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3',
        addedTo !== null && 'ms-6',
      )}
    >
      <span className={clsx('min-w-32 grow basis-32', isRemoved && 'text-ink-soft line-through')}>
        <LocalizedText>{name}</LocalizedText>
      </span>
      {ordered && isLineRefunded(ordered) ? (
        <span className="text-xs text-blush">{orderText('lineRefunded')}</span>
      ) : (
        <>
          {!isRemoved && (
            <QuantityStepper
              label={telephoneText('quantityOf', { name })}
              value={quantity}
              max={addedTo === null ? orderLimits.quantityPerLine : mostOfAddOn}
              onChange={set}
            />
          )}
          {!isBouquetRemoved && (
            <Button
              variant="plain"
              size="small"
              aria-label={
                isRemoved ? editText('keepItem', { name }) : telephoneText('removeItem', { name })
              }
              onClick={() => set(isRemoved ? (ordered?.quantity ?? 1) : 0)}
            >
              {isRemoved ? editText('keep') : telephoneText('remove')}
            </Button>
          )}
        </>
      )}
    </li>
  )
}

/** Lines of a version as one text. */
export function itemsLabel(
  { nameOf }: Pick<EditForm, 'nameOf'>,
  lines: readonly EditedLine[],
): string {
  const shown = lines.map((line, index) => ({ ...line, name: nameOf(line, index) }))
  return shown
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, name }) => `${groupDigits(quantity)} × ${name}`)
    .join('\n')
}
