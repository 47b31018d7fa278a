import { Check, CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/workshop/move-orders.server.ts'
import { Button } from '#ui/button.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { statusLooks } from './order-words.ts'

export interface ReportedMove {
  number: string
  to: OrderStatus
  answer: MovedOrder
}

/** Says of each order what became of it. */
export function BulkReport({
  lines,
  onClose,
}: {
  lines: readonly ReportedMove[] | null
  onClose: () => void
}) {
  const moved = lines?.filter(({ answer }) => answer.outcome === 'moved').length ?? 0
  const focusBack = useFocusBack()
  return (
    <Dialog.Root open={lines !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto flex max-h-[80dvh] max-w-lg -translate-y-1/2 flex-col rounded-sm bg-paper p-6 text-sm shadow-float sm:p-8"
        >
          <Dialog.Title className="font-display text-lg">
            {moved} of {lines?.length ?? 0} moved
          </Dialog.Title>
          <ul className="mt-4 grow overflow-y-auto border-t border-line">
            {lines?.map((line) => (
              <ReportLine key={line.answer.id} {...line} />
            ))}
          </ul>
          <Dialog.Close asChild>
            <Button className="mt-5 self-end">Good</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ReportLine({ number, to, answer }: ReportedMove) {
  const isMoved = answer.outcome === 'moved'
  const Icon = isMoved ? Check : CircleAlert
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <Icon
        aria-hidden="true"
        className={
          isMoved ? 'mt-0.5 size-4 shrink-0 text-moss' : 'mt-0.5 size-4 shrink-0 text-blush'
        }
        strokeWidth={1.75}
      />
      <span className="font-medium tabular-nums">{number}</span>
      <span className="ml-auto text-right text-ink-soft">{outcomeWords(answer, to)}</span>
    </li>
  )
}

export function outcomeWords(answer: MovedOrder, to: OrderStatus): string {
  switch (answer.outcome) {
    case 'moved':
      return `${statusLooks[to].word} now`
    case 'order-not-found':
      return 'There is no such order'
    case 'address-missing':
      return 'Stays: its address is still missing'
    case 'failed':
      return 'Stays: it could not be saved'
    case 'move-not-allowed':
      return `Stays ${statusLooks[answer.status].word.toLowerCase()}: there is no such way on`
    case 'moved-by-somebody-else':
      return `Somebody else has moved it: ${statusLooks[answer.status].word.toLowerCase()} now`
  }
}
