import { clsx } from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { listText } from './lists.messages.ts'
import { mostSelected } from './use-selection.ts'

export interface SelectionBarProps {
  count: number
  /** Whether "Select all" is still reading what the filter matches. */
  isSelecting: boolean
  /** Whether the filter matches more than can be selected. */
  isCut: boolean
  /** The buttons of the actions. */
  children: ReactNode
}

/** Sticky bar with the bulk actions, shown while items are selected. */
export function SelectionBar({ count, isSelecting, isCut, children }: SelectionBarProps) {
  const isShown = count > 0 || isSelecting
  return (
    // Also mounted without a selection: screen readers announce what appears in it.
    <section
      aria-label={isShown ? listText('selection') : undefined}
      className={
        isShown
          ? 'sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8'
          : 'sr-only'
      }
    >
      <p role="status" className="me-auto">
        {isShown && selectionText({ count, isSelecting, isCut })}
      </p>
      {isShown && !isSelecting && children}
    </section>
  )
}

function selectionText({ count, isSelecting, isCut }: Omit<SelectionBarProps, 'children'>): string {
  if (isSelecting) return listText('selecting')
  return isCut
    ? listText('selectedFirst', { count, most: mostSelected })
    : listText('selected', { count })
}

/** The result for one item of a bulk action. */
export interface BulkResultLine {
  id: string
  name: string
  isDone: boolean
  /** The new state, or why the item was not changed. */
  message: string
}

interface BulkResultDialogProps {
  /** The action in the past tense. */
  verb: 'moved' | 'changed'
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
      title={listText(verb, { done: done.length, all: lines?.length ?? 0 })}
      className="flex max-h-[80dvh] max-w-lg flex-col"
      onClose={onClose}
    >
      <ul className="mt-4 grow overflow-y-auto border-t border-line">
        {[...failed, ...done].map((line) => (
          <ResultLine key={line.id} {...line} />
        ))}
      </ul>
      <Dialog.Close asChild>
        <Button className="mt-5 self-end">{listText('close')}</Button>
      </Dialog.Close>
    </Modal>
  )
}

function ResultLine({ name, isDone, message }: BulkResultLine) {
  const Icon = isDone ? Check : CircleAlert
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <Icon className={clsx('mt-0.5 size-4 shrink-0', isDone ? 'text-moss' : 'text-blush')} />
      <bdi className="font-medium">{name}</bdi>
      <span className="ms-auto text-end text-ink-soft">{message}</span>
    </li>
  )
}
