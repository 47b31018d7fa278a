import { AuthError } from './auth-error.ts'

/** Rejects with `popup-closed` as soon as the user abandons the window. */
export function rejectOnAbort<T>(work: Promise<T>, left: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new AuthError('popup-closed'))
    if (left.aborted) leave()
    left.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject)
  })
}
