import { useQueryClient } from '@tanstack/react-query'
import type { checkoutQueries } from '#api/checkout.queries.ts'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import { save } from '../saving/save.ts'
import { deliveryRefusal } from './delivery-refusals.ts'

type Answer =
  | { ok: true }
  | { ok: false; refusal: Parameters<typeof deliveryRefusal>[0]['refusal'] }

// The compiler checks the key against the checkout's own query, whose module would add a chunk for shoppers if imported
// here.
const checkoutRoot: typeof checkoutQueries.root = ['checkout']

/** Saves a delivery rule and invalidates the queries that depend on it. */
export function useSaveDelivery() {
  const queryClient = useQueryClient()
  return async function saveDelivery<A extends Answer>(work: () => Promise<A | null>) {
    const answer = await save(work, deliveryRefusal)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: deliverySettingsQueries.root }),
      queryClient.invalidateQueries({ queryKey: checkoutRoot }),
    ])
    return answer
  }
}
