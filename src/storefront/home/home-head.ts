import { shopDetails } from '#commerce/shop-details.ts'
import { headText } from '../layout/head.messages.ts'
import { pageHead, socialPicture } from '../layout/page-head.ts'
import { breadcrumbStructuredData, floristStructuredData } from '../layout/structured-data.ts'
import { isFiltered, type ListingSearch } from './listing-search.ts'

interface HomeHead {
  search: ListingSearch
  name?: string | undefined
  origin?: string | undefined
  image?: string | null | undefined
}

export function homeHead({ search, name, origin = '', image }: HomeHead) {
  const { category, after } = search
  const query = new URLSearchParams({ ...(category && { category }), ...(after && { after }) })
  const head = pageHead({
    title: name ? `${name} | ${shopDetails.name}` : `${shopDetails.name}: ${shopDetails.tagline}`,
    description: name
      ? headText('category', { name, shop: shopDetails.name, area: shopDetails.deliveryArea })
      : shopDetails.description,
    path: query.size > 0 ? `/?${query}` : '/',
    origin,
    ...(image ? { image } : socialPicture),
    // Search engines must not index unknown categories, nor the same list in another order.
    hidden: (category !== undefined && name === undefined) || isFiltered(search),
  })
  const facts = name
    ? breadcrumbStructuredData([{ name, path: `/?category=${category}` }], origin)
    : floristStructuredData(origin)
  return { ...head, scripts: [facts] }
}
