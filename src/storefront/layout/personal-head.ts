import { shopDetails } from '#commerce/shop-details.ts'

/** The head of a page that concerns one person: named, and kept out of search engines. */
export function personalHead(title: string) {
  return {
    meta: [{ title: `${title} | ${shopDetails.name}` }, { name: 'robots', content: 'noindex' }],
  }
}

/** The same for a page whose address is a secret: it is told to nobody, and nothing behind it is followed. */
export function secretHead(title: string) {
  return {
    meta: [
      { title: `${title} | ${shopDetails.name}` },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }
}
