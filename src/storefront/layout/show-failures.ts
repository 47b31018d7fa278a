import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { showFetchFailure } from '#ui/show-fetch-failure.ts'
import { notify } from '#ui/toast.ts'

// One message at a time, however many requests fail at once or are tried again.
const httpFailureToast = 'http-failure'

/** A read that has failed for good. What a closed door says is shown where it was opened. */
export function showReadFailure(error: Error): void {
  if (typeof document === 'undefined' || error instanceof AuthorizationError) return
  showFetchFailure()
}

export function showHttpFailure(words: string): void {
  notify.error(words, undefined, httpFailureToast)
}
