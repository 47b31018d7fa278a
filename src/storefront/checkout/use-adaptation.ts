import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { productQueries } from '#commerce/catalogue/catalogue.queries.ts'
import { checkoutQueries } from '#commerce/checkout/checkout.queries.ts'
import { useCart } from '../cart/cart-store.ts'
import { fitToStock } from './fit-to-stock.ts'
import type { Trouble } from './trouble.ts'

/** Reads again what the refusal has shown to be out of date, and answers the refusal as things stand then. */
export function useAdaptation(): (trouble: Trouble) => Promise<Trouble> {
  const queryClient = useQueryClient()
  return async (trouble) => {
    // Waited for, so that what is closed by now does not take the focus.
    await queryClient.invalidateQueries({ queryKey: checkoutQueries.root })
    if (trouble.kind === 'short') return adaptToStock(queryClient, trouble)
    if (trouble.kind === 'prices') void queryClient.invalidateQueries({ queryKey: someProducts })
    return trouble
  }
}

const someProducts = productQueries.some([]).queryKey.slice(0, 2)

type Short = Extract<Trouble, { kind: 'short' }>

// When the product stands on several lines, the server's answer counts what is left for one of them.
async function adaptToStock(queryClient: QueryClient, trouble: Short): Promise<Trouble> {
  const fresh = productQueries.some([trouble.productId])
  const left = await queryClient.fetchQuery({ ...fresh, staleTime: 0 }).then(
    ({ products }) => products[0]?.stock ?? trouble.left,
    () => trouble.left,
  )
  const { items, totalPrice, replace } = useCart.getState()
  if (left > 0) replace(fitToStock({ items, totalPrice }, trouble.productId, left))
  return { ...trouble, left }
}
