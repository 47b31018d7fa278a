import { DoorClosed } from '#identity/door-closed.ts'
import { tellFetchFailed } from '#ui/tell-fetch-failed.ts'
import { notify } from '#ui/toast.ts'

// One message at a time, however many requests fail at once or are tried again.
const httpFailureToast = 'http-failure'

/** A read that has failed for good. What a closed door says is shown where it was opened. */
export function tellReadFailed(error: Error): void {
  if (typeof document === 'undefined' || error instanceof DoorClosed) return
  tellFetchFailed()
}

export function tellHttpFailure(words: string): void {
  notify.error(words, undefined, httpFailureToast)
}
