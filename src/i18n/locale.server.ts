import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, setLocaleSource } from './locale.ts'

const requests = new AsyncLocalStorage<Locale>()
setLocaleSource(() => requests.getStore() ?? 'en')

/** Runs a request, an email or a document in a language. */
export function inLocale<T>(locale: Locale, run: () => T): T {
  return requests.run(locale, run)
}
