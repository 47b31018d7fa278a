import { notify } from './toast.ts'

// One message at a time, however many fail at once or are tried again.
const toast = 'fetch-failed'

/** Something that the page asked for did not come. */
export function showFetchFailure(): void {
  notify.error('Failed to fetch data.', undefined, toast)
}
