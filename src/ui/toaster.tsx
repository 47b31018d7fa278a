import { Check, CircleAlert, X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type ExternalToast, Toaster, toast } from 'sonner'
import { SpinnerRing } from './spinner.tsx'
import { keepToastsOffControls } from './toast-place.ts'
import { toasterText } from './toaster.messages.ts'

// A React root of its own keeps this code out of the first view. It renders synchronously: sonner drops a toast that is
// shown before the toaster is mounted.
const container = document.createElement('div')
document.body.append(container)
// A click on a toast must not count as a click outside an open dialog, which would close it.
container.addEventListener('pointerdown', (event) => event.stopPropagation())
keepToastsOffControls(container)
flushSync(() =>
  createRoot(container).render(
    <Toaster
      position="top-center"
      offset={{ top: 'var(--toast-top, 16px)' }}
      mobileOffset={{ top: 'var(--toast-top, 16px)' }}
      visibleToasts={3}
      closeButton
      containerAriaLabel={toasterText('notifications')}
      theme="light"
      // Stacked toasts would hide the earlier ones.
      expand
      icons={{
        success: <Check aria-hidden="true" className="size-5 text-moss" strokeWidth={1.75} />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-blush" strokeWidth={1.75} />,
        loading: <SpinnerRing className="size-4.5 text-moss" />,
        close: <X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: toasterText('close'),
        classNames: {
          toast:
            'pointer-events-auto flex w-(--width) items-start gap-3 rounded-sm border border-line bg-paper px-4 py-3 font-sans text-sm text-ink shadow-float',
          icon: 'relative mt-0.5 grid size-5 shrink-0 place-items-center',
          content: 'grid grow gap-0.5',
          title: 'font-medium',
          description: 'text-ink-soft',
          actionButton:
            '-my-1 min-h-9 shrink-0 self-center rounded-sm border border-edge px-3 text-xs font-medium hover:border-moss hover:text-moss max-md:min-h-11',
          closeButton:
            'order-last -my-2.5 -me-3 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:text-moss',
        },
      }}
    />,
  ),
)

// The longest time in which an error may itself lead to another page, which it then explains.
const leadsOnMs = 1000
const errors = new Map<string, number>()

type Options = ExternalToast & { id: string }

export function showLoading(title: string, options: Options): void {
  toast.loading(title, inTurn(options))
}

export function showSuccess(title: string, options: Options): void {
  toast.success(title, inTurn(options))
}

export function showError(title: string, options: Options): void {
  errors.set(options.id, performance.now())
  toast.error(title, inTurn(options))
}

export function dismiss(id: string): void {
  toast.dismiss(idInTurn(id))
  endTurn(id)
}

export function dismissLeftErrors(): void {
  for (const [id, shownAt] of errors) {
    if (performance.now() - shownAt < leadsOnMs) continue
    errors.delete(id)
    dismiss(id)
  }
}

// A toast that leaves keeps its id for some frames, and sonner removes a new one with the same id along with it. So an id
// that is shown again gets another one there.
const turns = new Map<string, number>()

function idInTurn(id: string): string {
  const turn = turns.get(id)
  return turn ? `${id}-${turn}` : id
}

function endTurn(id: string): void {
  turns.set(id, (turns.get(id) ?? 0) + 1)
}

function inTurn(options: Options): Options {
  const id = idInTurn(options.id)
  const onLeave = () => {
    if (id === idInTurn(options.id)) endTurn(options.id)
  }
  return { ...options, id, onDismiss: onLeave, onAutoClose: onLeave }
}
