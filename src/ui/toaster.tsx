import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { ToastAction, ToastId } from './toast.ts'

const duration = 4000

// A root of its own, so that the page need not carry this code until a message is shown. It is drawn at once,
// because a message that comes before the toaster is drawn would be lost.
const place = document.createElement('div')
document.body.append(place)
flushSync(() =>
  createRoot(place).render(
    <Toaster
      position="top-center"
      visibleToasts={3}
      closeButton
      duration={duration}
      theme="light"
      toastOptions={{
        classNames: {
          toast: 'toast',
          title: 'toast-title',
          description: 'toast-message',
          actionButton: 'toast-action',
          closeButton: 'toast-close',
        },
      }}
    />,
  ),
)

export function showLoading(id: ToastId, title: string): void {
  toast.loading(title, { id, duration: Number.POSITIVE_INFINITY })
}

export function showSuccess(id: ToastId, title: string, description: string | undefined): void {
  toast.success(title, { id, description, duration })
}

export function showError(id: ToastId, title: string, description: string | undefined): void {
  toast.error(title, { id, description, duration })
}

export function showWithAction(id: ToastId, title: string, action: ToastAction): void {
  toast(title, { id, action, duration })
}

export function dismiss(id: ToastId): void {
  toast.dismiss(id)
}
