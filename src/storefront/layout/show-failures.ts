import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { notify, showFetchFailure } from '#ui/toast.ts'

// One toast for all: several requests may fail at once, and retries fail again.
const httpFailureToast = 'http-failure'

/** A query that failed after its retries. The page itself shows authorization errors. */
export function showReadFailure(error: Error): void {
  if (typeof document === 'undefined' || error instanceof AuthorizationError) return
  showFetchFailure()
}

export function showHttpFailure(message: string): void {
  notify.error(message, undefined, httpFailureToast)
}
