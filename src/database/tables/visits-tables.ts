export interface VisitsTables {
  pageViews: PageViewsTable
  /** Daily sums of purged page views. */
  pageViewDays: {
    /** In Cairo. */
    date: string
    path: string
    views: number
  }
  webVitals: WebVitalsTable
}

export interface PageViewsTable {
  id: string
  at: number
  /** Without query and order ids. */
  path: string
  /** Host of the referring site, or empty. */
  referrer: string
  device: string
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
