import { AuthError } from './auth-error.ts'

/** What is waited for in a window; `popup-closed` as soon as somebody has gone on without it. */
export function unlessLeft<T>(work: Promise<T>, left: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new AuthError('popup-closed'))
    if (left.aborted) leave()
    left.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject)
  })
}
