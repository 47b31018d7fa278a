import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { controlText } from './control.messages.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useSwipeToDismiss } from './use-swipe-to-dismiss.ts'

const doubleClickMs = 500

interface SidePanelProps {
  title: string
  note?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  /** Sticks to the bottom while the content scrolls. */
  footer?: ReactNode
}

/**
 * A modal panel from the inline end. A swipe towards it closes it. Focus is trapped inside, and returns to the opener.
 */
export function SidePanel({ title, note, open, onOpenChange, children, footer }: SidePanelProps) {
  const focusBack = useFocusBack()
  const openedAt = useRef(0)
  const swipe = useSwipeToDismiss(() => onOpenChange(false))
  useCloseOnBack(open, () => onOpenChange(false))

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=closed]:animate-veil-out data-[state=open]:animate-veil-in" />
        <Dialog.Content
          {...swipe}
          {...focusBack}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            focusBack.onOpenAutoFocus()
            openedAt.current = performance.now()
          }}
          onPointerDownOutside={(event) => {
            // The second click of a double click on the opener would close it again.
            const since = event.detail.originalEvent.timeStamp - openedAt.current
            if (since < doubleClickMs) event.preventDefault()
          }}
          className="fixed inset-y-0 end-0 z-40 flex w-full touch-pan-y touch-pinch-zoom flex-col bg-paper shadow-float outline-none data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in sm:w-[440px]"
        >
          <header className="flex items-center gap-3 border-b border-line px-6 py-3">
            <Dialog.Title className="font-display text-xl">{title}</Dialog.Title>
            {note && <span className="mt-1.5 text-sm text-ink-soft">{note}</span>}
            <Dialog.Close
              aria-label={controlText('close')}
              className="-me-3 ms-auto grid size-11 place-items-center rounded-full hover:text-moss"
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </Dialog.Close>
          </header>
          <div className="grow touch-pan-y touch-pinch-zoom overflow-y-auto overscroll-contain px-6">
            {children}
          </div>
          {footer && <footer className="border-t border-line px-6 pt-4 pb-6">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
