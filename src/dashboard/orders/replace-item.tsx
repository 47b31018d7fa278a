import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { substituteItem } from '#api/staff-order-actions.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import type { SubstitutedItem } from '#commerce/orders/staff/substitute-item.server.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { formText } from '#ui/form.messages.ts'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import type { Refused } from '../saving/save.ts'
import { statusStyles } from './order-labels.ts'
import { replaceText } from './replace-item.messages.ts'
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
        aria-label={replaceText('replaceItem', { name: line.name })}
        onClick={() => setOpened(line)}
      >
        {replaceText('replace')}
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
    refusal: (refused) => ({ title: replaceText('notReplaced'), message: replaceRefusal(refused) }),
  })
  const { chosen } = replacements
  const isWorthLess = chosen !== null && effectivePrice(chosen, Date.now()) < line.unitPrice
  const needsConsent = ifMissing === 'call' || isWorthLess

  async function submit() {
    if (!chosen) return setError(replaceText('chooseOne'))
    if (needsConsent && !hasAgreed) return setError(replaceText('askFirst'))
    const replaced = await save(chosen.id)
    if (replaced && (replaced.ok || finalRefusals.has(replaced.refusal))) onClose()
  }

  return (
    <Modal
      title={replaceText('title', { name: line.name })}
      description={replaceText(line.stockTaken ? 'descriptionStock' : 'description', {
        price: formatMoney(line.unitPrice),
        quantity: line.quantity,
        name: line.name,
      })}
      className="flex max-w-lg flex-col"
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
            label={replaceText('agreed')}
            help={replaceText(ifMissing === 'call' ? 'askedForCall' : 'costsLess')}
            checked={hasAgreed}
            onChange={(event) => {
              setAgreed(event.target.checked)
              setError('')
            }}
          />
        )}
        <p role="alert" className="text-xs text-blush empty:sr-only">
          {error}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Dialog.Close asChild>
            <Button variant="plain">{formText('cancel')}</Button>
          </Dialog.Close>
          <Button type="submit" pending={isSaving}>
            {replaceText('replace')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
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
      return replaceText('orderNotFound')
    case 'product-not-found':
      return replaceText('productNotFound')
    case 'same-product':
      return replaceText('sameProduct')
    case 'changed-elsewhere':
      return replaceText('replacedElsewhere', { name: refused.name })
    case 'out-of-stock':
      return refused.left > 0
        ? replaceText('onlyLeft', { left: refused.left })
        : replaceText('outOfStock')
    case 'too-late-to-substitute':
      return replaceText('currentStatus', { status: statusStyles[refused.status].label })
    case 'wants-refund':
      return replaceText('wantsRefund')
    case 'ask-first':
      return replaceText('wantsCall')
    case 'worth-less':
      return replaceText('worthLess', {
        worth: formatMoney(refused.worth),
        paid: formatMoney(refused.paid),
      })
  }
}
