import { notify, type ToastId } from '#ui/toast.ts'

type Result = { ok: true } | { ok: false; refusal: string }

export const failedMessage = { title: 'Error while saving', message: 'Try again later' } as const

/**
 * Saves, and shows the progress as a toast. Returns null when the call fails. `messageOf` gives the message of a
 * refusal; null shows none, because the caller asks the user how to go on.
 */
export async function save<R extends Result>(
  work: () => Promise<R | null>,
  messageOf: (refused: Extract<R, { ok: false }>) => string | null,
  refusedTitle?: string,
): Promise<R | null> {
  const toast = showSaving()
  const result = await work().catch(() => null)
  if (result === null) showSaveFailed(toast)
  else if (isRefused(result)) showRefusal(messageOf(result), toast, refusedTitle)
  else showSaved(toast)
  return result
}

/** The toasts of `save`, for callers that handle the result themselves. */
export function showSaving(): ToastId {
  return notify.loading('Saving...')
}

export function showSaved(toast?: ToastId): void {
  notify.success('Saved Successfully', undefined, toast)
}

export function showSaveFailed(toast: ToastId): void {
  notify.error(failedMessage.title, failedMessage.message, toast)
}

export function showRefusal(
  message: string | null,
  toast: ToastId,
  title = 'Nothing was saved',
): void {
  if (message === null) notify.dismiss(toast)
  else notify.error(title, message, toast)
}

function isRefused<R extends Result>(result: R): result is Extract<R, { ok: false }> {
  return !result.ok
}
