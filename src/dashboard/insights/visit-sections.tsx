import type { Insights } from '#commerce/insights/insights.ts'
import type { VitalName } from '#commerce/insights/visit.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { shownDigits } from '#i18n/shown-digits.ts'
import { Badge } from '#ui/badge.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { BarTable, FigureTable } from './figure-table.tsx'
import { InsightSection } from './insight-section.tsx'
import { insightTableText } from './insight-tables.messages.ts'
import { fileName } from './insights-csv.ts'

export function PagesSection({ insights }: { insights: Insights }) {
  const { pages } = insights
  return (
    <InsightSection
      title={insightTableText('topPages')}
      file={fileName('pages', insights)}
      cells={() => [
        [
          insightTableText('page'),
          insightTableText('product'),
          insightTableText('views'),
          insightTableText('viewsBefore'),
        ],
        ...pages.map(({ path, product, now, before }) => [path, product ?? '', now, before]),
      ]}
    >
      <BarTable
        head={[insightTableText('page'), insightTableText('views'), insightTableText('change')]}
        empty={insightTableText('noViews')}
        rows={pages.map(({ path, product, ...size }) => ({
          key: path,
          name: product ? (
            <LocalizedText>{product}</LocalizedText>
          ) : (
            <bdi dir="ltr" className="break-all">
              {path}
            </bdi>
          ),
          size,
          values: [groupDigits(size.now)],
        }))}
      />
    </InsightSection>
  )
}

const ratingTints = {
  good: 'sage',
  middling: 'butter',
  poor: 'clay',
} as const

export function VitalsSection({ insights }: { insights: Insights }) {
  const { vitals } = insights
  return (
    <InsightSection
      title={insightTableText('pageSpeed')}
      help={insightTableText('percentile')}
      file={fileName('web-vitals', insights)}
      cells={() => [
        [insightTableText('vital'), insightTableText('p75'), insightTableText('p75Before')],
        ...vitals.map(({ name, now, before }) => [name, now ?? '', before ?? '']),
      ]}
    >
      <FigureTable
        head={[insightTableText('metric'), insightTableText('now'), insightTableText('before')]}
        rows={vitals.map(({ name, now, before }) => {
          const rating = now === null ? null : rateVital(name, now)
          return {
            key: name,
            cells: [
              <>
                {insightTableText(name)} <bdi className="font-normal text-ink-soft">{name}</bdi>
              </>,
              <span
                key="now"
                className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 max-sm:[&>span]:whitespace-normal sm:flex-nowrap"
              >
                {rating && <Badge tint={ratingTints[rating]}>{insightTableText(rating)}</Badge>}
                {formatVital(name, now)}
              </span>,
              formatVital(name, before),
            ],
          }
        })}
      />
    </InsightSection>
  )
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
  if (value === null) return insightTableText('notMeasured')
  if (name === 'CLS') return shownDigits((value / 1000).toFixed(2))
  return value < 1000
    ? insightTableText('milliseconds', { value })
    : insightTableText('seconds', { value: shownDigits((value / 1000).toFixed(1)) })
}
