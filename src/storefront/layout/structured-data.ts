import { currency } from '#commerce/money.ts'
import { shopCountry, shopDetails } from '#commerce/shop-details.ts'
import { currentLocale, languageTags } from '#i18n/locale.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { headText } from './head.messages.ts'

/** JSON-LD for search engines. `<` is escaped: a product name must not be able to close the script element. */
export function structuredDataScript(data: object): { type: string; children: string } {
  return {
    type: 'application/ld+json',
    children: JSON.stringify({
      '@context': 'https://schema.org',
      inLanguage: languageTags[currentLocale()],
      ...data,
    }).replaceAll('<', '\\u003c'),
  }
}

interface Crumb {
  name: string
  path: string
}

export function breadcrumbStructuredData(crumbs: readonly Crumb[], origin: string) {
  return structuredDataScript({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: headText('allFlowers'), path: '/' }, ...crumbs].map(
      ({ name, path }, n) => ({
        '@type': 'ListItem',
        position: n + 1,
        name,
        item: origin + withLocale(path),
      }),
    ),
  })
}

export function floristStructuredData(origin: string) {
  return structuredDataScript({
    '@type': 'Florist',
    name: shopDetails.name,
    description: shopDetails.description,
    url: origin + withLocale('/'),
    logo: `${origin}/logo.png`,
    image: `${origin}/logo.png`,
    email: shopDetails.email,
    ...(shopDetails.phone && { telephone: shopDetails.phone }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: shopDetails.place,
      addressCountry: shopCountry,
    },
    areaServed: shopDetails.deliveryArea,
    currenciesAccepted: currency,
    openingHours: shopDetails.openingHours,
  })
}
