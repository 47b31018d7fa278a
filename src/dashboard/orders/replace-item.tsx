import { Dialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { substituteItem } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Modal } from '#ui/modal.tsx'
import { useSave } from '../saving/use-save.ts'
import { finalRefusals, replaceRefusal } from './replace-refusals.ts'
import { ReplacementPicker, useReplacements } from './replacement-picker.tsx'

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
  const { save, isSaving } = useSave({
    send: (productId: string) =>
      substituteItem({
        data: { orderId, position, seenProductId: line.productId, productId, hasAgreed },
      }),
    refusal: (refused) => ({ title: 'Not replaced', message: replaceRefusal(refused) }),
    invalidates: [staffOrderQueries.all()],
  })
  const { chosen } = replacements
  const isWorthLess = chosen !== null && effectivePrice(chosen, Date.now()) < line.unitPrice
  const needsConsent = ifMissing === 'call' || isWorthLess

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return setError('Choose a replacement.')
    if (needsConsent && !hasAgreed) return setError('Ask the sender first.')
    const replaced = await save(chosen.id)
    if (replaced && (replaced.ok || finalRefusals.has(replaced.refusal))) onClose()
  }

  return (
    <Modal
      title={`Replace ${line.name}?`}
      description={`The price of ${formatMoney(line.unitPrice)} each stays the same. The sender gets an email. ${line.stockTaken ? stockLabel(line) : ''}`}
      className="flex max-h-[92dvh] max-w-lg flex-col overflow-y-auto"
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-5">
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
      </form>
    </Modal>
  )
}

function stockLabel({ quantity, name }: OrderLine): string {
  return `${quantity} × ${name} return to stock. If they are not there, correct the stock of the product.`
}
