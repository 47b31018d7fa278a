import { notify } from './toast.ts'

// One toast for all failures.
const toast = 'fetch-failed'

export function showFetchFailure(): void {
  notify.error('Failed to fetch data.', undefined, toast)
}
