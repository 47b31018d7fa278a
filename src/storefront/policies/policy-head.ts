import { shopDetails } from '#commerce/shop-details.ts'
import { pageHead, socialPicture } from '../layout/page-head.ts'
import { breadcrumbStructuredData } from '../layout/structured-data.ts'

interface PolicyHead {
  page: { title: string; lead: string }
  path: string
  origin: string
}

export function policyHead({ page: { title, lead }, path, origin }: PolicyHead) {
  const head = pageHead({
    title: `${title} | ${shopDetails.name}`,
    description: lead,
    path,
    origin,
    ...socialPicture,
  })
  return { ...head, scripts: [breadcrumbStructuredData([{ name: title, path }], origin)] }
}
