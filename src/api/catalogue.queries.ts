import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { shownCategoryLimit } from '#commerce/catalogue/category.ts'
import {
  firstPageSize,
  type ProductFilter,
  productPageSize,
} from '#commerce/catalogue/product-listing.ts'
import { firstPage } from '#platform/first-page.ts'
import { getAddOns, getProduct, getProducts, listCategories, listProducts } from './catalogue.ts'

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
  /** Newest first: a short first page, then full pages. With `after`, the list continues behind that product. */
  list: (filter: ProductFilter = {}, after?: string) =>
    infiniteQueryOptions({
      queryKey: ['products', 'list', filter, { after: after ?? null }],
      queryFn: ({ pageParam }) =>
        listProducts({
          data: {
            ...filter,
            cursor: pageParam ?? undefined,
            limit: pageParam === null ? firstPageSize : productPageSize,
          },
        }),
      initialPageParam: after ?? firstPage,
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
  /** The add-ons that are offered with products. */
  addOns: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['products', 'add-ons', ids],
      queryFn: () => getAddOns({ data: { ids: [...ids] } }),
      staleTime,
    }),
  /** The current state of the products in a cart or wishlist. */
  some: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['products', 'some', ids],
      queryFn: () => getProducts({ data: { ids: [...ids] } }),
      staleTime,
    }),
}
