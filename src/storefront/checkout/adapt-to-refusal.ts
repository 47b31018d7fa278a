import type { QueryClient } from '@tanstack/react-query'
import { productQueries } from '#api/catalogue.queries.ts'
import { checkoutQueries } from '#api/checkout.queries.ts'
import { useCart } from '../cart/cart-store.ts'
import type { CheckoutError } from './checkout-error.ts'
import { fitToStock } from './fit-to-stock.ts'

/** Refetches the data that a refusal has shown to be stale, and returns the updated problem. */
export async function adaptToRefusal(
  queryClient: QueryClient,
  problem: CheckoutError,
): Promise<CheckoutError> {
  // Awaited, so that an option that is now unavailable does not take the focus.
  await queryClient.invalidateQueries({ queryKey: checkoutQueries.root })
  if (problem.kind === 'short') return adaptToStock(queryClient, problem)
  if (problem.kind === 'prices') void queryClient.invalidateQueries({ queryKey: someProducts })
  return problem
}

const someProducts = productQueries.some([]).queryKey.slice(0, 2)

type Short = Extract<CheckoutError, { kind: 'short' }>

// If a product has several lines, the server reports the stock left for one of them.
async function adaptToStock(queryClient: QueryClient, problem: Short): Promise<CheckoutError> {
  const fresh = productQueries.some([problem.productId])
  const left = await queryClient.fetchQuery({ ...fresh, staleTime: 0 }).then(
    ({ products }) => products[0]?.stock ?? problem.left,
    () => problem.left,
  )
  const { items, totalPrice, replace } = useCart.getState()
  if (left > 0) replace(fitToStock({ items, totalPrice }, problem.productId, left))
  return { ...problem, left }
}
