import { Dialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderLine } from '#commerce/orders/order.ts'
import type { Substitution } from '#commerce/orders/substitution.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { ReplacementPicker } from './replacement-picker.tsx'
import { useReplaceItem } from './use-replace-item.ts'
import { useReplacements } from './use-replacements.ts'

export interface ReplaceDialogProps {
  orderId: string
  ifMissing: Substitution
  line: OrderLine
  position: number
  onClose: () => void
}

export function ReplaceDialog({ orderId, ifMissing, line, position, onClose }: ReplaceDialogProps) {
  const focusBack = useFocusBack()
  const replacements = useReplacements(line)
  const [hasAgreed, setAgreed] = useState(false)
  const [error, setError] = useState('')
  const { replace, isSaving } = useReplaceItem()
  const { chosen } = replacements
  const isWorthLess = chosen !== null && effectivePrice(chosen, Date.now()) < line.unitPrice
  const needsConsent = ifMissing === 'call' || isWorthLess

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return setError('Choose a replacement.')
    if (needsConsent && !hasAgreed) return setError('Ask the sender first.')
    const seen = { orderId, position, seenProductId: line.productId }
    if (await replace({ ...seen, productId: chosen.id, hasAgreed })) onClose()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <Dialog.Content
          {...focusBack}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto flex max-h-[92dvh] max-w-lg -translate-y-1/2 flex-col overflow-y-auto rounded-sm bg-paper p-6 shadow-float sm:p-8"
        >
          <Dialog.Title className="font-display text-lg">Replace {line.name}?</Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-soft">
            The price of {formatMoney(line.unitPrice)} each stays the same. The sender gets an
            email. {line.stockTaken && stockLabel(line)}
          </Dialog.Description>
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function stockLabel({ quantity, name }: OrderLine): string {
  return `${quantity} × ${name} return to stock. If they are not there, correct the stock of the product.`
}
