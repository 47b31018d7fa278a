import { AlertDialog } from 'radix-ui'
import type { MouseEvent } from 'react'
import { formatMoney } from '#commerce/money.ts'
import type { WholeOrder } from '#commerce/orders/order-view.ts'
import { cancelOwnOrder } from '#commerce/orders/own-order.functions.ts'
import { Button } from '#ui/button.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { useChange } from './use-change.ts'

/** Asks once more before an order is cancelled. */
export default function CancelOrder({ order, onDone }: { order: WholeOrder; onDone: () => void }) {
  const { change, pending } = useChange(order.id)
  const focusBack = useFocusBack()
  const kept = order.captured - order.refunded

  async function cancel(event: MouseEvent) {
    // The question stays until it is answered.
    event.preventDefault()
    await change(() => cancelOwnOrder({ data: { orderId: order.id } }))
    onDone()
  }

  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onDone()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <AlertDialog.Content
          {...focusBack}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto max-w-md -translate-y-1/2 rounded-sm bg-paper p-6 shadow-float sm:p-8"
        >
          <AlertDialog.Title className="font-display text-lg font-normal">
            Cancel this order?
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">
            {kept > 0
              ? `${formatMoney(kept)} goes back the way it was paid; a bank may take a few days. `
              : 'Nothing was taken, and nothing will be. '}
            The flowers are free for others then.
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button look="plain">Keep it</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look="warning" pending={pending} onClick={cancel}>
                Cancel the order
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
