import { clsx } from 'clsx'
import { AlertDialog, Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'

interface ModalProps {
  open?: boolean
  /** An alert dialog needs a choice: a click beside it does not close it. */
  isAlert?: boolean
  title: string
  description?: ReactNode
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A dialog in the middle of the screen. The focus returns to its opener. */
export function Modal({
  open = true,
  isAlert = false,
  title,
  description,
  className = 'max-w-md',
  onClose,
  children,
}: ModalProps) {
  const focusBack = useFocusBack()
  const { Root, Portal, Overlay, Content, Title, Description } = isAlert ? AlertDialog : Dialog
  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <Content
          {...focusBack}
          {...(!description && { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-4 top-1/2 z-40 mx-auto -translate-y-1/2 rounded-sm bg-paper p-6 text-sm shadow-float sm:p-8',
            className,
          )}
        >
          <Title className="font-display text-lg font-normal">{title}</Title>
          {description && (
            <Description asChild>
              <div className="mt-2 text-ink-soft">{description}</div>
            </Description>
          )}
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
