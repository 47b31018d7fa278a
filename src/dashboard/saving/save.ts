import { notify, type ToastId } from '#ui/toast.ts'

type Answer = { ok: true } | { ok: false; refusal: string }

export const failedMessage = { title: 'Error while saving', message: 'Try again later' } as const

/**
 * Saves, and says how far it is. A call that failed yields null, and has told nobody but the error reporter; a refusal
 * is said in the words of whoever asked; without words it is left to them to ask on.
 */
export async function save<A extends Answer>(
  work: () => Promise<A | null>,
  wordsOf: (refused: Extract<A, { ok: false }>) => string | null,
  refusedTitle?: string,
): Promise<A | null> {
  const toast = sayThatItSaves()
  const answer = await work().catch(() => null)
  if (answer === null) sayFailed(toast)
  else if (isRefused(answer)) sayRefused(wordsOf(answer), toast, refusedTitle)
  else saySaved(toast)
  return answer
}

/** For whoever cannot leave it to `save`: the beginning of what it says, and each of its endings. */
export function sayThatItSaves(): ToastId {
  return notify.loading('Saving...')
}

export function saySaved(toast?: ToastId): void {
  notify.success('Saved Successfully', undefined, toast)
}

export function sayFailed(toast: ToastId): void {
  notify.error(failedMessage.title, failedMessage.message, toast)
}

export function sayRefused(
  words: string | null,
  toast: ToastId,
  title = 'Nothing was saved',
): void {
  if (words === null) notify.dismiss(toast)
  else notify.error(title, words, toast)
}

function isRefused<A extends Answer>(answer: A): answer is Extract<A, { ok: false }> {
  return !answer.ok
}
