import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { substituteItem } from '#api/staff-order-actions.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import type { SubstitutedItem } from '#commerce/orders/staff/substitute-item.server.ts'
import { isolated } from '#i18n/isolated.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import type { Refused } from '../saving/save.ts'
import { statusStyles } from './order-labels.ts'
import { ReplacementPicker, useReplacements } from './replacement-picker.tsx'
import { useSaveOrder } from './use-save-order.ts'

interface ReplaceItemProps {
  order: Order
  line: OrderLine
  position: number
}

export function ReplaceItem({ order, line, position }: ReplaceItemProps) {
  // The line when the dialog was opened: a colleague may replace it meanwhile.
  const [opened, setOpened] = useState<OrderLine | null>(null)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Replace ${line.name}`}
        onClick={() => setOpened(line)}
      >
        Replace
      </Button>
      {opened && (
        <ReplaceDialog
          order={order}
          line={opened}
          position={position}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function ReplaceDialog({
  order: { id: orderId, ifMissing },
  line,
  position,
  onClose,
}: ReplaceItemProps & { onClose: () => void }) {
  const replacements = useReplacements(line)
  const [hasAgreed, setAgreed] = useState(false)
  const [error, setError] = useState('')
  const { save, isSaving } = useSaveOrder({
    send: (productId: string) =>
      substituteItem({
        data: { orderId, position, seenProductId: line.productId, productId, hasAgreed },
      }),
    refusal: (refused) => ({ title: 'Not replaced', message: replaceRefusal(refused) }),
  })
  const { chosen } = replacements
  const isWorthLess = chosen !== null && effectivePrice(chosen, Date.now()) < line.unitPrice
  const needsConsent = ifMissing === 'call' || isWorthLess

  async function submit() {
    if (!chosen) return setError('Choose a replacement.')
    if (needsConsent && !hasAgreed) return setError('Ask the sender first.')
    const replaced = await save(chosen.id)
    if (replaced && (replaced.ok || finalRefusals.has(replaced.refusal))) onClose()
  }

  return (
    <Modal
      title={`Replace ${isolated(line.name)}?`}
      description={`The price of ${formatMoney(line.unitPrice)} each stays the same. The sender gets an email. ${line.stockTaken ? stockLabel(line) : ''}`}
      className="flex max-h-[92dvh] max-w-lg flex-col overflow-y-auto"
      onClose={onClose}
    >
      <Form onSubmit={submit} className="mt-5 grid gap-5">
        <ReplacementPicker
          replacements={replacements}
          quantity={line.quantity}
          onChoose={(id) => {
            replacements.choose(id)
            // The sender agreed to another product.
            setAgreed(false)
            setError('')
          }}
        />
        {needsConsent && (
          <Checkbox
            label="The sender has agreed"
            help={
              ifMissing === 'call'
                ? 'The sender asked for a call before any substitution.'
                : 'The replacement costs less than the sender paid.'
            }
            checked={hasAgreed}
            onChange={(event) => {
              setAgreed(event.target.checked)
              setError('')
            }}
          />
        )}
        <p role="alert" className="text-xs text-blush empty:hidden">
          {error}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Dialog.Close asChild>
            <Button variant="plain">Cancel</Button>
          </Dialog.Close>
          <Button type="submit" pending={isSaving}>
            Replace
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

function stockLabel({ quantity, name }: OrderLine): string {
  return `${quantity} × ${isolated(name)} return to stock. If they are not there, correct the stock of the product.`
}

/** After these refusals no other choice can succeed. */
const finalRefusals: ReadonlySet<Refused<SubstitutedItem>['refusal']> = new Set([
  'order-not-found',
  'changed-elsewhere',
  'too-late-to-substitute',
  'wants-refund',
])

function replaceRefusal(refused: Refused<SubstitutedItem>): string {
  switch (refused.refusal) {
    case 'order-not-found':
      return 'Order not found.'
    case 'product-not-found':
      return 'This product is no longer available.'
    case 'same-product':
      return 'Choose a different product.'
    case 'changed-elsewhere':
      return `Someone else has already replaced it with ${isolated(refused.name)}.`
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
