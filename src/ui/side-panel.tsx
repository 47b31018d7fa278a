import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useBackCloses } from './use-back-closes.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useSwipeAway } from './use-swipe-away.ts'

const doubleClickMs = 500

export interface SidePanelProps {
  title: string
  /** Beside the title, in small: how many there are. */
  note?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  /** Stays at the foot while the rest scrolls. */
  foot?: ReactNode
}

/**
 * A sheet from the right over the page, which a finger can push back there. Focus stays inside until it is closed, and
 * then goes back to where it was.
 */
export function SidePanel({ title, note, open, onOpenChange, children, foot }: SidePanelProps) {
  const focusBack = useFocusBack()
  const openedAt = useRef(0)
  const finger = useSwipeAway(() => onOpenChange(false))
  useBackCloses(open, () => onOpenChange(false))

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=closed]:animate-veil-out data-[state=open]:animate-veil-in" />
        <Dialog.Content
          {...finger}
          {...focusBack}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            focusBack.onOpenAutoFocus()
            openedAt.current = performance.now()
          }}
          onPointerDownOutside={(event) => {
            // The second half of the double click that opened it.
            const since = event.detail.originalEvent.timeStamp - openedAt.current
            if (since < doubleClickMs) event.preventDefault()
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-full touch-pan-y touch-pinch-zoom flex-col bg-paper shadow-float outline-none data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in sm:w-[440px]"
        >
          <header className="flex items-center gap-3 border-b border-line px-6 py-3">
            <Dialog.Title className="font-display text-xl">{title}</Dialog.Title>
            {note && <span className="mt-1.5 text-sm text-ink-soft">{note}</span>}
            <Dialog.Close
              aria-label="Close"
              className="-mr-3 ml-auto grid size-11 place-items-center rounded-full hover:text-moss"
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </Dialog.Close>
          </header>
          <div className="grow touch-pan-y touch-pinch-zoom overflow-y-auto overscroll-contain px-6">
            {children}
          </div>
          {foot && <footer className="border-t border-line px-6 pt-4 pb-6">{foot}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
