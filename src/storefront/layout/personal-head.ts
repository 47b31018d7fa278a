import { shopDetails } from '#commerce/shop-details.ts'

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
