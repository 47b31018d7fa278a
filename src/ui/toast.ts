type Toaster = typeof import('./toaster.tsx')

export type ToastId = string

let loading: Promise<Toaster> | undefined
let count = 0

/** Toasts. The first one loads sonner. */
export const notify = {
  /** Pass the returned id to `success` or `error`, which replaces this toast. */
  loading(title: string): ToastId {
    const id = nextId()
    show((toaster) => toaster.showLoading(id, title))
    return id
  },
  success(title: string, message?: string, id: ToastId = nextId()): void {
    show((toaster) => toaster.showSuccess(id, title, message))
  },
  error(title: string, message?: string, id: ToastId = nextId()): void {
    show((toaster) => toaster.showError(id, title, message))
  },
  dismiss(id: ToastId): void {
    show((toaster) => toaster.dismiss(id))
  },
  /** A toast with a button, for example to undo. */
  withAction(title: string, action: ToastAction): void {
    const id = nextId()
    show((toaster) => toaster.showWithAction(id, title, action))
  },
}

export interface ToastAction {
  label: string
  onClick: () => void
}

/** Prefetches sonner: a toast about a lost connection could not load it any more. */
export function prepareToasts(): void {
  show(() => undefined)
}

function nextId(): ToastId {
  count += 1
  return `toast-${count}`
}

function show(act: (toaster: Toaster) => void): void {
  loading ??= import('./toaster.tsx')
  // If sonner fails to load, this toast is lost; the next one tries again.
  loading.then(act).catch(() => {
    loading = undefined
  })
}
