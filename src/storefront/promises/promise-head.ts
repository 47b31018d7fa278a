import { breadcrumbFacts } from '../layout/facts.ts'
import { pageHead } from '../layout/page-head.ts'
import { shopDetails } from '../layout/shop-details.ts'
import type { PromiseText } from './promise.ts'

export function promiseHead({ title, lead }: PromiseText, path: string, origin = '') {
  const head = pageHead({
    title: `${title} | ${shopDetails.name}`,
    description: lead,
    path,
    origin,
    image: '/logo.png',
  })
  return { ...head, scripts: [breadcrumbFacts([{ name: title, path }], origin)] }
}
