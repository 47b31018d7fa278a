import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusBack } from '#ui/use-focus-back.ts'

interface OverlayProps {
  title: string
  /** Only for screen readers, where the content shows the title. */
  titleHidden?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog near the top of the dashboard. */
export function Overlay({ title, titleHidden = false, onClose, children }: OverlayProps) {
  const focusBack = useFocusBack()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-veil-in bg-ink/35" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[10dvh] z-40 mx-auto flex max-h-[75dvh] max-w-xl flex-col overflow-hidden rounded-sm bg-paper text-sm shadow-float outline-none"
        >
          <Dialog.Title
            className={clsx(titleHidden ? 'sr-only' : 'px-6 pt-6 font-display text-lg')}
          >
            {title}
          </Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
