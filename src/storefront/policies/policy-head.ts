import { shopDetails } from '#commerce/shop-details.ts'
import { breadcrumbFacts } from '../layout/facts.ts'
import { pageHead } from '../layout/page-head.ts'
import { socialPicture } from '../layout/social-picture.ts'
import type { PromiseText } from './policy.ts'

interface ShownText {
  text: PromiseText
  origin: string
}

export function promiseHead(shown: ShownText | undefined, path: string) {
  if (!shown) return {}
  const { text, origin } = shown
  const head = pageHead({
    title: `${text.title} | ${shopDetails.name}`,
    description: text.lead,
    path,
    origin,
    ...socialPicture,
  })
  return { ...head, scripts: [breadcrumbFacts([{ name: text.title, path }], origin)] }
}
