import { currency } from '#commerce/money.ts'
import { shopDetails } from '#commerce/shop-details.ts'

/** JSON-LD for search engines. `<` is escaped: a product name must not be able to close the script element. */
export function structuredDataScript(data: object): { type: string; children: string } {
  return {
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
      '<',
      '\\u003c',
    ),
  }
}

interface Crumb {
  name: string
  path: string
}

export function breadcrumbStructuredData(crumbs: readonly Crumb[], origin: string) {
  return structuredDataScript({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'All flowers', path: '/' }, ...crumbs].map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: origin + path,
    })),
  })
}

export function floristStructuredData(origin: string, phone: string | null) {
  return structuredDataScript({
    '@type': 'Florist',
    name: shopDetails.name,
    description: shopDetails.description,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    image: `${origin}/logo.png`,
    email: shopDetails.email,
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: shopDetails.place,
      addressCountry: shopDetails.country,
    },
    areaServed: ['Cairo', 'Giza'],
    currenciesAccepted: currency,
    openingHours: shopDetails.openingHours,
  })
}
