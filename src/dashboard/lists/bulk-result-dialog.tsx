import { clsx } from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'

/** The result for one item of a bulk action. */
export interface BulkResultLine {
  id: string
  name: string
  isDone: boolean
  /** The new state, or why the item was not changed. */
  message: string
}

interface BulkResultDialogProps {
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
  return (
    <Modal
      open={lines !== null}
      title={`${done.length} of ${lines?.length ?? 0} ${verb}`}
      className="flex max-h-[80dvh] max-w-lg flex-col"
      onClose={onClose}
    >
      <ul className="mt-4 grow overflow-y-auto border-t border-line">
        {[...failed, ...done].map((line) => (
          <ResultLine key={line.id} {...line} />
        ))}
      </ul>
      <Dialog.Close asChild>
        <Button className="mt-5 self-end">Close</Button>
      </Dialog.Close>
    </Modal>
  )
}

function ResultLine({ name, isDone, message }: BulkResultLine) {
  const Icon = isDone ? Check : CircleAlert
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <Icon className={clsx('mt-0.5 size-4 shrink-0', isDone ? 'text-moss' : 'text-blush')} />
      <span className="font-medium">{name}</span>
      <span className="ml-auto text-right text-ink-soft">{message}</span>
    </li>
  )
}
