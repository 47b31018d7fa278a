import { useQueryClient } from '@tanstack/react-query'
import { save } from '../saving/save.ts'
import { deliveryRefusal } from './delivery-refusals.ts'

type Answer =
  | { ok: true }
  | { ok: false; refusal: Parameters<typeof deliveryRefusal>[0]['refusal'] }

/** Saves a rule of delivery, and looks again at all that follows from it. */
export function useSaveDelivery() {
  const queryClient = useQueryClient()
  return async function saveDelivery<A extends Answer>(work: () => Promise<A | null>) {
    const answer = await save(work, deliveryRefusal)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['delivery'] }),
      queryClient.invalidateQueries({ queryKey: ['checkout'] }),
    ])
    return answer
  }
}
