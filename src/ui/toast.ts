import { failureText } from './failure.messages.ts'

type Toaster = typeof import('./toaster.tsx')

export type ToastId = string

const durationMs = 4000

/** A button in a toast, which is shown for longer. */
export interface ToastAction {
  label: string
  durationMs: number
  onClick: () => void
}

let loading: Promise<Toaster> | undefined
let count = 0

/** Toasts. The first one loads sonner. */
export const notify = {
  /** Pass the returned id to `success` or `error`, which replaces this toast. A fixed id replaces the last attempt's. */
  loading(title: string, id: ToastId = nextId()): ToastId {
    const duration = Number.POSITIVE_INFINITY
    show(({ showLoading }) => showLoading(title, { id, description: undefined, duration }))
    return id
  },
  success(title: string, description?: string, id: ToastId = nextId(), action?: ToastAction): void {
    show(({ showSuccess }) => showSuccess(title, { id, description, ...timing(action) }))
  },
  error(title: string, description?: string, id: ToastId = nextId(), action?: ToastAction): void {
    show(({ showError }) => showError(title, { id, description, ...timing(action) }))
  },
  dismiss(id: ToastId): void {
    show((toaster) => toaster.dismiss(id))
  },
}

// One toast for all failures.
const fetchFailure = 'fetch-failed'

export function showFetchFailure(): void {
  notify.error(failureText('fetchFailed'), undefined, fetchFailure)
}

export function dismissFetchFailure(): void {
  notify.dismiss(fetchFailure)
}

/** Dismisses the errors of a page that the user leaves. */
export function dismissLeftErrors(): void {
  if (loading) show((toaster) => toaster.dismissLeftErrors())
}

/** Prefetches sonner: a toast about a lost connection could not load it any more. */
export function prepareToasts(): void {
  show(() => undefined)
}

function timing(action: ToastAction | undefined) {
  // Without `action` a replaced toast keeps the button of the one before.
  return { duration: action?.durationMs ?? durationMs, action }
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
