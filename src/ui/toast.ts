type Toaster = typeof import('./toaster.tsx')

export type ToastId = string

let loading: Promise<Toaster> | undefined
let count = 0

/** Short messages at the top of the page. The code behind them is fetched when the first one is shown. */
export const notify = {
  /** Work has begun. Hand the id to `success` or `error`, which takes this one's place. */
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
  /** Something with a way back: the action's button takes the shopper there. */
  withAction(title: string, action: ToastAction): void {
    const id = nextId()
    show((toaster) => toaster.showWithAction(id, title, action))
  },
}

export interface ToastAction {
  label: string
  onClick: () => void
}

/** Fetches the code ahead of the first message, so that one about a lost connection can still be shown. */
export function prepareToasts(): void {
  show(() => undefined)
}

function nextId(): ToastId {
  count += 1
  return `toast-${count}`
}

function show(act: (toaster: Toaster) => void): void {
  loading ??= import('./toaster.tsx')
  // Without its code a message cannot be shown; the next one tries again.
  loading.then(act).catch(() => {
    loading = undefined
  })
}
