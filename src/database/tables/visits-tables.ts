export interface PageViewsTable {
  id: string
  at: number
  /** Without what follows the question mark, and without the ids of orders. */
  path: string
  /** The name of the site one came from, or empty. */
  referrer: string
  device: string
}

/** What stays of page views that were forgotten. */
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
  /** Milliseconds; of CLS thousandths. */
  value: number
  device: string
}
