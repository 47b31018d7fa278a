import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { controlText } from '#ui/control.messages.ts'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { useFocusBack } from '#ui/use-focus-back.ts'

interface BottomPanelProps {
  title: string
  note?: ReactNode
  onClose: () => void
  /** Stays at the bottom, under the thumb, while the content scrolls. */
  footer: ReactNode
  children: ReactNode
}

/** A dialog from the bottom of the screen. */
export function BottomPanel({ title, note, onClose, footer, children }: BottomPanelProps) {
  const focusBack = useFocusBack()
  useCloseOnBack(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          // A tap beside it would lose what the driver has entered.
          onPointerDownOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] max-w-lg flex-col bg-paper shadow-float outline-none data-[state=open]:animate-settle"
        >
          <header className="flex items-start gap-3 border-b border-line px-4 py-2">
            <div className="min-w-0 grow py-1.5">
              <Dialog.Title className="font-display text-lg">{title}</Dialog.Title>
              {note && <div className="text-xs text-ink-soft wrap-anywhere">{note}</div>}
            </div>
            <Dialog.Close
              aria-label={controlText('close')}
              className="-me-2 grid size-11 shrink-0 place-items-center rounded-full hover:text-moss"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          <div className="grid min-h-0 grow content-start gap-5 overflow-y-auto overscroll-contain px-4 py-4">
            {children}
          </div>
          <footer className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {footer}
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
