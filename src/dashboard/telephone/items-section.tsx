import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { localizedSoldName } from '#commerce/catalogue/variant.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatMoney } from '#commerce/money.ts'
import { Button } from '#ui/button.tsx'
import { FieldNote } from '#ui/field.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { FormSection } from './form-section.tsx'
import { ProductSearch } from './product-search.tsx'
import { telephoneText } from './telephone.messages.ts'
import { addLine, type DraftLine } from './telephone-draft.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

export function ItemsSection({ form: { draft, change, errorOf } }: { form: TelephoneForm }) {
  const { lines } = draft

  function setQuantity(line: DraftLine, quantity: number) {
    change({ lines: lines.map((one) => (one === line ? { ...one, quantity } : one)) })
  }

  return (
    <FormSection title={telephoneText('items')}>
      <ProductSearch
        onChoose={(product) =>
          change({ lines: addLine(lines, product, effectivePrice(product, Date.now())) })
        }
      />
      <FieldNote id="items-note" error={errorOf('lines')} />
      {lines.length === 0 && <p className="text-ink-soft">{telephoneText('noItems')}</p>}
      <ul className="grid">
        {lines.map((line) => {
          const { product, quantity, unitPrice } = line
          const name = localizedSoldName(product)
          return (
            <li
              key={product.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <span className="min-w-40 grow basis-40">
                <LocalizedText>{name}</LocalizedText>
              </span>
              <QuantityStepper
                label={telephoneText('quantityOf', { name })}
                value={quantity}
                max={Math.min(product.stock ?? Infinity, orderLimits.quantityPerLine)}
                onChange={(next) => setQuantity(line, next)}
              />
              <span className="min-w-24 text-end">{formatMoney(unitPrice * quantity)}</span>
              <Button
                variant="plain"
                size="small"
                aria-label={telephoneText('removeItem', { name })}
                onClick={() => change({ lines: lines.filter((one) => one !== line) })}
              >
                {telephoneText('remove')}
              </Button>
            </li>
          )
        })}
      </ul>
    </FormSection>
  )
}
