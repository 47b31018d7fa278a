import { Check, CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Button } from '#ui/button.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'

/** What became of one of several that were to be changed together. */
export interface ReportedLine {
  id: string
  name: string
  isDone: boolean
  /** What it is now, or why it stays. */
  words: string
}

export interface BulkReportProps {
  /** What was done: `moved`. */
  deed: string
  /** Null while there is nothing to report. */
  lines: readonly ReportedLine[] | null
  onClose: () => void
}

/** Says of each what became of it; those that stay come first. */
export function BulkReport({ deed, lines, onClose }: BulkReportProps) {
  const done = lines?.filter((line) => line.isDone) ?? []
  const left = lines?.filter((line) => !line.isDone) ?? []
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
            {done.length} of {lines?.length ?? 0} {deed}
          </Dialog.Title>
          <ul className="mt-4 grow overflow-y-auto border-t border-line">
            {[...left, ...done].map((line) => (
              <ReportLine key={line.id} {...line} />
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

function ReportLine({ name, isDone, words }: ReportedLine) {
  const Icon = isDone ? Check : CircleAlert
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <Icon
        aria-hidden="true"
        className={
          isDone ? 'mt-0.5 size-4 shrink-0 text-moss' : 'mt-0.5 size-4 shrink-0 text-blush'
        }
        strokeWidth={1.75}
      />
      <span className="font-medium tabular-nums">{name}</span>
      <span className="ml-auto text-right text-ink-soft">{words}</span>
    </li>
  )
}
