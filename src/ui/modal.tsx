import { clsx } from 'clsx'
import { AlertDialog, Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'

interface ModalProps {
  open?: boolean
  /** An alert dialog needs a choice: a click beside it does not close it. */
  isAlert?: boolean
  /** Near the top, where a list below a search field can grow; without padding. */
  isAtTop?: boolean
  title: string
  /** Only for screen readers, where the content shows the title. */
  isTitleHidden?: boolean
  description?: ReactNode
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A dialog. The focus returns to its opener. */
export function Modal({
  open = true,
  isAlert = false,
  isAtTop = false,
  title,
  isTitleHidden = false,
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
            'fixed inset-x-4 z-40 mx-auto rounded-sm bg-paper text-sm shadow-float outline-none',
            isAtTop
              ? 'top-[10dvh]'
              : 'top-1/2 max-h-[calc(100dvh-1rem)] -translate-y-1/2 overflow-y-auto p-6 sm:p-8',
            className,
          )}
        >
          <Title
            className={
              isTitleHidden
                ? 'sr-only'
                : clsx('font-display text-lg font-normal', isAtTop && 'px-6 pt-6')
            }
          >
            {title}
          </Title>
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
