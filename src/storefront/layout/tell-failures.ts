import { DoorClosed } from '#identity/door-closed.ts'
import { notify } from '#ui/toast.ts'

// One message of a kind at a time, however many reads fail at once or are tried again.
const readFailedToast = 'read-failed'
const httpFailureToast = 'http-failure'

/** A read that has failed for good. What a closed door says is shown where it was opened. */
export function tellReadFailed(error: Error): void {
  if (typeof document === 'undefined' || error instanceof DoorClosed) return
  notify.error('Failed to fetch data.', undefined, readFailedToast)
}

export function tellHttpFailure(words: string): void {
  notify.error(words, undefined, httpFailureToast)
}
