export interface PageViewsTable {
  id: string
  at: number
  /** Without query and order ids. */
  path: string
  /** Host of the referring site, or empty. */
  referrer: string
  device: string
}

/** Daily sums of purged page views. */
export interface PageViewDaysTable {
  /** In Cairo. */
  date: string
  path: string
  views: number
}

export interface WebVitalsTable {
  id: string
  at: number
  path: string
  /** TTFB, FCP, LCP, INP or CLS. */
  name: string
  /** Milliseconds; thousandths for CLS. */
  value: number
  device: string
}
