import { pageHead } from '../layout/page-head.ts'
import { shopDetails } from '../layout/shop-details.ts'
import type { HomeSearch } from './home-search.ts'

interface HomeHead extends HomeSearch {
  /** Of the category, if there is one. */
  name?: string | undefined
  origin?: string | undefined
}

export function homeHead({ category, after, name, origin }: HomeHead) {
  const query = new URLSearchParams({ ...(category && { category }), ...(after && { after }) })
  return pageHead({
    title: name ? `${name} | ${shopDetails.name}` : `${shopDetails.name}: ${shopDetails.tagline}`,
    description: name
      ? `${name} from ${shopDetails.name}, tied the morning they leave and delivered across Cairo and Giza.`
      : shopDetails.description,
    path: query.size > 0 ? `/?${query}` : '/',
    origin,
    // A category that is not there has no place in a search engine.
    hidden: category !== undefined && name === undefined,
  })
}
