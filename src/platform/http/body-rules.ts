import { maxUploadBytes } from '#commerce/pictures/upload-limit.ts'

/** Limits of a request body. Sizes in bytes, times in milliseconds. */
export interface BodyRule {
  largest: number
  deadlineMs: number
  /** Bodies of one lane share a memory limit and evict only each other. */
  lane: 'ordinary' | 'webhooks' | 'uploads'
  /** The endpoint reads the body as a stream, instead of receiving it whole. */
  isStreamed: boolean
}

const kilobyte = 1024
const ordinary: BodyRule = {
  largest: 64 * kilobyte,
  deadlineMs: 15_000,
  lane: 'ordinary',
  isStreamed: false,
}

/** By exact path; any other spelling gets the default rule, which is the strictest. */
const special: Record<string, BodyRule> = {
  // At most ten reports of a browser.
  '/api/csp-reports': { ...ordinary, largest: 16 * kilobyte },
  '/api/payments/webhook': { ...ordinary, lane: 'webhooks' },
  // A product file of 900,000 characters in its envelope.
  '/_serverFn/products.importProducts': {
    ...ordinary,
    largest: 2048 * kilobyte,
    deadlineMs: 60_000,
  },
  // A little more than the file limit, so that the endpoint itself reports a file that is too large.
  '/api/uploads': {
    largest: maxUploadBytes + 64 * kilobyte,
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
