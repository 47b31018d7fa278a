import type { Insights } from '#commerce/insights/insights.ts'
import type { VitalName } from '#commerce/insights/visit.ts'
import { Badge } from '#ui/badge.tsx'
import { BarTable, FigureTable } from './figure-table.tsx'
import { fileName } from './insights-csv.ts'
import { formatCount } from './measures.ts'
import { Part } from './part.tsx'

export function PagesPart({ insights }: { insights: Insights }) {
  const { pages } = insights
  return (
    <Part
      title="Top pages"
      file={fileName('pages', insights)}
      cells={() => [
        ['Page', 'Product', 'Views', 'Views before'],
        ...pages.map(({ path, product, now, before }) => [path, product ?? '', now, before]),
      ]}
    >
      <BarTable
        head={['Page', 'Views', 'Change']}
        empty="No page views in this period."
        rows={pages.map(({ path, product, ...size }) => ({
          key: path,
          name: product ?? <span className="break-all">{path}</span>,
          size,
          values: [formatCount(size.now)],
        }))}
      />
    </Part>
  )
}

const ratings = {
  good: { tint: 'sage', word: 'Good' },
  middling: { tint: 'butter', word: 'Needs improvement' },
  poor: { tint: 'clay', word: 'Poor' },
} as const

export function VitalsPart({ insights }: { insights: Insights }) {
  const { vitals } = insights
  return (
    <Part
      title="Page speed"
      help="75th percentile of all visits (p75)."
      file={fileName('web-vitals', insights)}
      cells={() => [
        ['Web vital', 'p75', 'p75 before'],
        ...vitals.map(({ name, now, before }) => [name, now ?? '', before ?? '']),
      ]}
    >
      <FigureTable
        head={[
          'Metric',
          'Now',
          <span key="rating" className="sr-only">
            Rating
          </span>,
          'Before',
        ]}
        rows={vitals.map(({ name, now, before }) => {
          const rating = now === null ? null : ratings[rateVital(name, now)]
          return {
            key: name,
            cells: [
              <>
                {vitalLabels[name]} <span className="font-normal text-ink-soft">{name}</span>
              </>,
              formatVital(name, now),
              rating && (
                <Badge key="rating" tint={rating.tint}>
                  {rating.word}
                </Badge>
              ),
              formatVital(name, before),
            ],
          }
        })}
      />
    </Part>
  )
}

const vitalLabels: Record<VitalName, string> = {
  TTFB: 'Time to first byte',
  FCP: 'First contentful paint',
  LCP: 'Largest contentful paint',
  INP: 'Interaction to next paint',
  CLS: 'Cumulative layout shift',
}

/** Good up to the first value, poor above the second, as web.dev defines it. */
const limits: Record<VitalName, readonly [number, number]> = {
  TTFB: [800, 1800],
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
}

export function rateVital(name: VitalName, value: number): 'good' | 'middling' | 'poor' {
  const [good, poor] = limits[name]
  if (value <= good) return 'good'
  return value <= poor ? 'middling' : 'poor'
}

export function formatVital(name: VitalName, value: number | null): string {
  if (value === null) return 'Not measured'
  if (name === 'CLS') return (value / 1000).toFixed(2)
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`
}
