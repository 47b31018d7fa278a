import { notify, type ToastId } from '#ui/toast.ts'

type Answer = { ok: true } | { ok: false; refusal: string }

/**
 * Saves, and says how far it is. A call that failed yields null, and has told nobody but the error reporter; a refusal
 * is said in the words of whoever asked; without words it is left to them to ask on.
 */
export async function save<A extends Answer>(
  work: () => Promise<A | null>,
  wordsOf: (refused: Extract<A, { ok: false }>) => string | null,
): Promise<A | null> {
  const toast = notify.loading('Saving...')
  const answer = await work().catch(() => null)
  if (answer === null) notify.error('Error while saving', 'Try again later', toast)
  else if (isRefused(answer)) sayRefusal(wordsOf(answer), toast)
  else notify.success('Saved Successfully', undefined, toast)
  return answer
}

function sayRefusal(words: string | null, toast: ToastId): void {
  if (words === null) notify.dismiss(toast)
  else notify.error('Nothing was saved', words, toast)
}

function isRefused<A extends Answer>(answer: A): answer is Extract<A, { ok: false }> {
  return !answer.ok
}
