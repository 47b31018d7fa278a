import type { Product } from '#commerce/catalogue/product.ts'
import type { ShownOccasion } from '#commerce/occasions/localize-occasion.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { isFiltered, type ListingSearch } from '../home/listing-search.ts'
import { pageHead, socialPicture } from '../layout/page-head.ts'
import { breadcrumbStructuredData, structuredDataScript } from '../layout/structured-data.ts'
import { occasionsText } from './occasions.messages.ts'

const allCrumb = () => ({ name: occasionsText('title'), path: '/occasions' })

interface ListItem {
  name: string
  path: string
}

function collection(
  page: ListItem & { description: string },
  items: readonly ListItem[],
  origin: string,
) {
  return structuredDataScript({
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: origin + withLocale(page.path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: origin + withLocale(path),
      })),
    },
  })
}

export function occasionsHead(occasions: readonly ShownOccasion[], origin: string) {
  const page = {
    ...allCrumb(),
    description: occasionsText('description', { area: shopDetails.deliveryArea }),
  }
  const head = pageHead({
    title: `${page.name} | ${shopDetails.name}`,
    description: page.description,
    path: page.path,
    origin,
    ...socialPicture,
  })
  const items = occasions.map(({ slug, name }) => ({ name, path: `/occasions/${slug}` }))
  return {
    ...head,
    scripts: [collection(page, items, origin), breadcrumbStructuredData([allCrumb()], origin)],
  }
}

interface OccasionHead {
  occasion: ShownOccasion
  products: readonly Product[]
  search: ListingSearch
  origin: string
}

export function occasionHead({ occasion, products, search, origin }: OccasionHead) {
  const { slug, name, intro, image } = occasion
  const path = `/occasions/${slug}`
  const description =
    intro || occasionsText('forOccasion', { name, area: shopDetails.deliveryArea })
  const { after, category } = search
  const head = pageHead({
    title: `${name} | ${shopDetails.name}`,
    description,
    path: after === undefined ? path : `${path}?${new URLSearchParams({ after })}`,
    origin,
    ...(image ? { image } : socialPicture),
    // Search engines must not index the same list in another order.
    hidden: isFiltered(search) || category !== undefined,
  })
  const items = products.map((product) => ({ name: product.name, path: `/p/${product.id}` }))
  return {
    ...head,
    scripts: [
      collection({ name, description, path }, items, origin),
      breadcrumbStructuredData([allCrumb(), { name, path }], origin),
    ],
  }
}
