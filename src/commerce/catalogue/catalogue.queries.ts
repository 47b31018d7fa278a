import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { shownCategoryLimit } from './category.ts'
import { getProduct, getProducts } from './get-product.functions.ts'
import { listCategories } from './list-categories.functions.ts'
import { listProducts } from './list-products.functions.ts'
import { firstPageSize, type ProductFilter, productPageSize } from './product-listing.ts'

const staleTime = 10_000

export const categoryQueries = {
  all: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: () => listCategories({ data: { limit: shownCategoryLimit } }),
      staleTime,
    }),
}

export const productQueries = {
  /** Newest first: a short page to begin with, then whole ones. With `after`, the list goes on behind that product. */
  list: (wish: ProductFilter = {}, after?: string) =>
    infiniteQueryOptions({
      queryKey: ['products', 'list', wish, { after: after ?? null }],
      queryFn: ({ pageParam }) =>
        listProducts({
          data: {
            ...wish,
            cursor: pageParam ?? undefined,
            limit: pageParam === null ? firstPageSize : productPageSize,
          },
        }),
      initialPageParam: after ?? firstCursor(),
      getNextPageParam: (page) => page.nextCursor,
      staleTime,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['products', 'detail', id],
      queryFn: () => getProduct({ data: { id } }),
      staleTime,
    }),
  related: (category: string, exclude: string) =>
    queryOptions({
      queryKey: ['products', 'related', { category, exclude }],
      queryFn: () => listProducts({ data: { category, exclude: [exclude], limit: 4 } }),
      staleTime,
    }),
  /** The present state of what a cart or wishlist holds. */
  some: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['products', 'some', ids],
      queryFn: () => getProducts({ data: { ids: [...ids] } }),
      staleTime,
    }),
}

function firstCursor(): string | null {
  return null
}
