import { shopDetails } from '#commerce/shop-details.ts'

export interface PageHead {
  title: string
  description: string
  /** The one address of this page, from the root of the shop. */
  path: string
  /** The shop's public origin. */
  origin?: string | undefined
  /** The address of a picture, from the root of the shop. */
  image?: string | null | undefined
  /** Of that picture, where it is known. */
  imageSize?: { width: number; height: number }
  kind?: 'website' | 'product'
  /** Kept out of search engines. */
  hidden?: boolean
}

/** What a search engine and a shared link show of a page. */
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
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:site_name', content: shopDetails.name },
      { property: 'og:type', content: kind ?? 'website' },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: origin + path },
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
    links: [{ rel: 'canonical', href: origin + path }],
  }
}
