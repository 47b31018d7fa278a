import { useQueryClient } from '@tanstack/react-query'
import { staffProductQueries } from '#api/products.queries.ts'
import { restoreProducts } from '#api/products.ts'
import {
  type FieldsBeforeChange,
  mostChangedAtOnce,
} from '#commerce/catalogue/editing/product-changes.ts'
import { notify } from '#ui/toast.ts'
import { failedMessage, type SavedMessage } from '../saving/save.ts'
import { productsText } from './products.messages.ts'
import { unchangedProblemText } from './unchanged-problem.messages.ts'

const offeredMs = 15_000

/** Returns what the toast of a bulk change says: how many products changed, and a button that takes the change back. */
export function useUndoChange(): (before: readonly FieldsBeforeChange[]) => SavedMessage {
  const queryClient = useQueryClient()
  return (before) =>
    before.length === 0
      ? {}
      : {
          message: productsText('changedCount', { count: before.length }),
          action: {
            label: productsText('undo'),
            durationMs: offeredMs,
            onClick: () => {
              void restore(before).finally(() =>
                queryClient.invalidateQueries({ queryKey: staffProductQueries.root }),
              )
            },
          },
        }
}

async function restore(before: readonly FieldsBeforeChange[]): Promise<void> {
  const toast = notify.loading(productsText('undo'))
  const results = []
  for (let start = 0; start < before.length; start += mostChangedAtOnce) {
    const products = before.slice(start, start + mostChangedAtOnce)
    results.push(await restoreProducts({ data: { products } }).catch(() => null))
  }
  const done = results.flatMap((result) => result ?? [])
  const changed = done.reduce((sum, result) => sum + result.changed, 0)
  const [left] = done.flatMap((result) => result.left)
  const message = productsText('undoneCount', { count: changed })
  if (done.length < results.length) {
    const failed = failedMessage()
    notify.error(failed.title, failed.message, toast)
  } else if (left) {
    const why = unchangedProblemText(left.problem)
    notify.error(productsText('someNotRestored'), `${message}. ${why}`, toast)
  } else notify.success(message, undefined, toast)
}
