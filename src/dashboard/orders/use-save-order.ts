import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { Result } from '../saving/save.ts'
import { type SaveOptions, useSave } from '../saving/use-save.ts'

/** Saves a change of orders and refetches what shows them. */
export function useSaveOrder<R extends Result, Request = void>(
  options: Omit<SaveOptions<R, Request>, 'invalidates'>,
) {
  return useSave<R, Request>({ ...options, invalidates: [staffOrderQueries.all()] })
}
