import { Check, CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Button } from '#ui/button.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'

/** The result for one item of a bulk action. */
export interface BulkResultLine {
  id: string
  name: string
  isDone: boolean
  /** The new state, or why the item was not changed. */
  message: string
}

export interface BulkResultDialogProps {
  /** The action in the past tense: `moved`. */
  verb: string
  /** Null while the dialog is closed. */
  lines: readonly BulkResultLine[] | null
  onClose: () => void
}

/** Lists the result of a bulk action for each item, failures first. */
export function BulkResultDialog({ verb, lines, onClose }: BulkResultDialogProps) {
  const done = lines?.filter((line) => line.isDone) ?? []
  const failed = lines?.filter((line) => !line.isDone) ?? []
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
            {done.length} of {lines?.length ?? 0} {verb}
          </Dialog.Title>
          <ul className="mt-4 grow overflow-y-auto border-t border-line">
            {[...failed, ...done].map((line) => (
              <ResultLine key={line.id} {...line} />
            ))}
          </ul>
          <Dialog.Close asChild>
            <Button className="mt-5 self-end">Close</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ResultLine({ name, isDone, message }: BulkResultLine) {
  const Icon = isDone ? Check : CircleAlert
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <Icon
        className={
          isDone ? 'mt-0.5 size-4 shrink-0 text-moss' : 'mt-0.5 size-4 shrink-0 text-blush'
        }
        strokeWidth={1.75}
      />
      <span className="font-medium tabular-nums">{name}</span>
      <span className="ml-auto text-right text-ink-soft">{message}</span>
    </li>
  )
}
