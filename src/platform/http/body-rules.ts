import { largestUpload } from '#commerce/pictures/upload-limit.ts'

/** How a request body is received. Sizes in bytes, times in milliseconds. */
export interface BodyRule {
  largest: number
  deadlineMs: number
  /** Bodies of one lane share memory, and make room only for one another. */
  lane: 'ordinary' | 'webhooks' | 'uploads'
  /** Read by the endpoint as it arrives, instead of whole before the endpoint sees the request. */
  isStreamed: boolean
}

const kilobyte = 1024
const ordinary: BodyRule = {
  largest: 64 * kilobyte,
  deadlineMs: 15_000,
  lane: 'ordinary',
  isStreamed: false,
}

/** By exact path: an address that is written in another way gets the ordinary rule, which is the strictest. */
const special: Record<string, BodyRule> = {
  '/api/payments/webhook': { ...ordinary, lane: 'webhooks' },
  // A product file of 900,000 characters in its envelope.
  '/_serverFn/products.importProducts': {
    ...ordinary,
    largest: 2048 * kilobyte,
    deadlineMs: 60_000,
  },
  // A little more than a file may have, so that the endpoint itself says that it is too large.
  '/api/uploads': {
    largest: largestUpload + 64 * kilobyte,
    deadlineMs: 120_000,
    lane: 'uploads',
    isStreamed: true,
  },
}

/** The largest body of any rule. */
export const largestBody = Math.max(...Object.values(special).map(({ largest }) => largest))

export function bodyRule(url: string): BodyRule {
  const [path = ''] = url.split('?', 1)
  return Object.hasOwn(special, path) ? (special[path] ?? ordinary) : ordinary
}
