import { shopDetails } from '#commerce/shop-details.ts'
import { currentLocale, type Locale, locales } from '#i18n/locale.ts'
import { withLocale } from '#i18n/localized-path.ts'

interface PageHead {
  title: string
  description: string
  /** Canonical path of the page, without language. */
  path: string
  origin?: string | undefined
  image?: string | null | undefined
  imageSize?: { width: number; height: number }
  kind?: 'website' | 'product'
  hidden?: boolean
}

// As Open Graph writes them; English stands for British English.
const openGraphLocales: Record<Locale, string> = { en: 'en_GB', ar: 'ar_EG' }

export function pageHead({
  title,
  description,
  path,
  origin = '',
  image,
  imageSize,
  kind,
  hidden,
}: PageHead) {
  const address = origin + withLocale(path)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:site_name', content: shopDetails.name },
      { property: 'og:type', content: kind ?? 'website' },
      { property: 'og:locale', content: openGraphLocales[currentLocale()] },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      ...(image ? [{ property: 'og:image', content: origin + image }] : []),
      ...(imageSize
        ? [
            { property: 'og:image:width', content: String(imageSize.width) },
            { property: 'og:image:height', content: String(imageSize.height) },
          ]
        : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      // Search engines must not index the translations of a hidden page either.
      ...(hidden
        ? []
        : languageVersions(path).map((version) => ({
            rel: 'alternate',
            hrefLang: version.language,
            href: origin + version.path,
          }))),
    ],
  }
}

/** The path of a page in each language, for `hreflang`. Readers of other languages get the English one. */
export function languageVersions(path: string): { language: string; path: string }[] {
  return [
    ...locales.map((locale) => ({ language: locale, path: withLocale(path, locale) })),
    { language: 'x-default', path: withLocale(path, 'en') },
  ]
}

/** Preview image for shared links to pages without a picture of their own, made by `scripts/render-public-pictures.ts`. */
export const socialPicture = {
  image: '/social.jpg',
  imageSize: { width: 1200, height: 630 },
} as const

/** Head of a page for one user: search engines must not index it. */
export function personalHead(title: string) {
  return {
    meta: [{ title: `${title} | ${shopDetails.name}` }, { name: 'robots', content: 'noindex' }],
  }
}

/** Head of a page with a secret in its URL: no referrer, and search engines follow no link. */
export function secretHead(title: string) {
  return {
    meta: [
      { title: `${title} | ${shopDetails.name}` },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }
}
