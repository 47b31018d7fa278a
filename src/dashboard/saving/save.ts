import { formText } from '#ui/form.messages.ts'
import { notify, type ToastAction, type ToastId } from '#ui/toast.ts'
import { savingText } from './saving.messages.ts'

export type Result = { ok: true } | { ok: false; refusal: string }
export type Refused<R extends Result> = Extract<R, { ok: false }>

/** A text gets the usual title. Null shows nothing, because the caller offers the user a choice. */
export type RefusalMessage = string | ({ title: string } & SavedMessage) | null

/** The text of a save toast below its title, and its button. */
export interface SavedMessage {
  message?: string | undefined
  action?: ToastAction | undefined
}

export function failedMessage(): { title: string; message: string } {
  return { title: formText('saveFailed'), message: formText('tryLater') }
}

/** Saves, and shows the progress as a toast. Returns null when the call fails. */
export async function save<R extends Result>(
  work: () => Promise<R | null>,
  messageOf: (refused: Refused<R>) => RefusalMessage,
  {
    savedOf,
    toastId,
  }: {
    savedOf?: (saved: R) => SavedMessage | undefined
    /** The toast of the last attempt, which this one replaces. */
    toastId?: ToastId | undefined
  } = {},
): Promise<R | null> {
  const toast = notify.loading(formText('saving'), toastId)
  const result = await work().catch(() => null)
  if (result === null) showFailure(toast)
  else if (isRefused(result)) showRefusal(messageOf(result), toast)
  else showSaved(toast, savedOf?.(result))
  return result
}

export function showSaved(toast?: ToastId, { message, action }: SavedMessage = {}): void {
  notify.success(formText('saved'), message, toast, action)
}

function showFailure(toast: ToastId): void {
  const { title, message } = failedMessage()
  notify.error(title, message, toast)
}

function showRefusal(refusal: RefusalMessage, toast: ToastId): void {
  if (refusal === null) notify.dismiss(toast)
  else if (typeof refusal === 'string') notify.error(savingText('refused'), refusal, toast)
  else notify.error(refusal.title, refusal.message, toast, refusal.action)
}

function isRefused<R extends Result>(result: R): result is Refused<R> {
  return !result.ok
}
