import { shopDetails } from '#commerce/shop-details.ts'
import { pageHead } from '../layout/page-head.ts'
import { socialPicture } from '../layout/social-picture.ts'
import { breadcrumbStructuredData } from '../layout/structured-data.ts'
import type { PolicyText } from './policy.ts'

interface ShownText {
  text: PolicyText
  origin: string
}

export function policyHead(shown: ShownText | undefined, path: string) {
  if (!shown) return {}
  const { text, origin } = shown
  const head = pageHead({
    title: `${text.title} | ${shopDetails.name}`,
    description: text.lead,
    path,
    origin,
    ...socialPicture,
  })
  return { ...head, scripts: [breadcrumbStructuredData([{ name: text.title, path }], origin)] }
}
