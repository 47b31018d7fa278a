import { useQueryClient } from '@tanstack/react-query'
import type { checkoutQueries } from '#api/checkout.queries.ts'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import { save } from '../saving/save.ts'
import { deliveryRefusal } from './delivery-refusals.ts'

type Answer =
  | { ok: true }
  | { ok: false; refusal: Parameters<typeof deliveryRefusal>[0]['refusal'] }

// The compiler holds it to the checkout's own, whose code would be a file more for shoppers if it were loaded here too.
const checkoutRoot: typeof checkoutQueries.root = ['checkout']

/** Saves a rule of delivery, and looks again at all that follows from it. */
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
