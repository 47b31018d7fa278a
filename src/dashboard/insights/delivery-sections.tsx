import { averageDelay, percentOf } from '#commerce/insights/deliveries.ts'
import type { Insights, NamedPunctuality, Punctuality } from '#commerce/insights/insights.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { DefinedHead } from './definition.tsx'
import { deliveryInsightText as text } from './delivery-insights.messages.ts'
import { FigureTable } from './figure-table.tsx'
import { InsightSection } from './insight-section.tsx'
import { fileName } from './insights-csv.ts'

/** The share of customers who come back, of deliveries on time, and of places that orders took. */
export function DeliverySummary({ insights }: { insights: Insights }) {
  const { repeats, deliveries } = insights
  const { punctuality, fill } = deliveries
  const shares = [
    {
      name: text('repeatRate'),
      definition: text('repeatDefinition'),
      now: percentOf(repeats.now.repeated, repeats.now.orders),
      before: percentOf(repeats.before.repeated, repeats.before.orders),
      note: text('repeatNote', {
        repeated: groupDigits(repeats.now.repeated),
        orders: groupDigits(repeats.now.orders),
      }),
    },
    {
      name: text('onTime'),
      definition: text('onTimeDefinition'),
      now: onTimePercent(punctuality.now),
      before: onTimePercent(punctuality.before),
      note: text('onTimeNote', {
        onTime: groupDigits(punctuality.now.onTime),
        delivered: groupDigits(punctuality.now.delivered),
      }),
    },
    {
      name: text('fill'),
      definition: text('fillDefinition'),
      now: percentOf(fill.now.booked, fill.now.offered),
      before: percentOf(fill.before.booked, fill.before.offered),
      note: text('fillNote', {
        booked: groupDigits(fill.now.booked),
        offered: groupDigits(fill.now.offered),
      }),
    },
  ]
  return (
    <section aria-labelledby="delivery-insights">
      <h2 id="delivery-insights" className="font-display text-lg">
        {text('title')}
      </h2>
      <p className="mt-1 mb-3 text-xs text-ink-soft">{text('basis')}</p>
      <dl className="grid border-s border-t border-line sm:grid-cols-3">
        {shares.map(({ name, definition, now, before, note }) => (
          <div key={name} className="grid content-start gap-1 border-e border-b border-line p-4">
            <dt className="text-xs text-ink-soft">
              <DefinedHead name={name} definition={definition} />
            </dt>
            <dd className="grid gap-1">
              <span className="font-display text-xl">{percentText(now)}</span>
              <span className="text-xs text-ink-soft">{note}</span>
              <span className="text-xs text-ink-soft">
                {text('before', { value: percentText(before) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function onTimePercent({ onTime, delivered }: Punctuality): number | null {
  return percentOf(onTime, delivered)
}

function percentText(percent: number | null): string {
  return percent === null ? text('none') : text('percent', { percent })
}

const punctualitySections = {
  slot: { title: 'punctualityBySlot', file: 'punctuality-by-slot', rows: 'bySlot' },
  area: { title: 'punctualityByArea', file: 'punctuality-by-area', rows: 'byZone' },
  driver: { title: 'punctualityByDriver', file: 'punctuality-by-driver', rows: 'byDriver' },
} as const

interface PunctualitySectionProps {
  insights: Insights
  by: keyof typeof punctualitySections
}

export function PunctualitySection({ insights, by }: PunctualitySectionProps) {
  const section = punctualitySections[by]
  const rows = insights.deliveries[section.rows].map((row) => ({
    ...row,
    name: row.name === '' ? text('noDriver') : row.name,
  }))
  return (
    <InsightSection
      title={text(section.title)}
      file={fileName(section.file, insights)}
      cells={() => [
        [
          text(by),
          text('deliveries'),
          text('onTimeCsv'),
          text('delayCsv'),
          text('deliveriesBefore'),
          text('onTimeBeforeCsv'),
        ],
        ...rows.map(({ name, now, before }) => [
          name,
          now.delivered,
          now.onTime,
          averageDelay(now) ?? '',
          before.delivered,
          before.onTime,
        ]),
      ]}
    >
      {rows.length === 0 ? (
        <p className="py-4 text-ink-soft">{text('noDeliveries')}</p>
      ) : (
        <FigureTable
          head={[
            text(by),
            text('deliveries'),
            <DefinedHead
              key="on-time"
              name={text('onTime')}
              definition={text('onTimeDefinition')}
            />,
            <DefinedHead key="delay" name={text('delay')} definition={text('delayDefinition')} />,
          ]}
          rows={rows.map((row, index) => ({ ...punctualityRow(row), key: `${index} ${row.name}` }))}
        />
      )}
    </InsightSection>
  )
}

function punctualityRow({ name, now, before }: NamedPunctuality) {
  const delay = averageDelay(now)
  return {
    cells: [
      <LocalizedText key="name">{name}</LocalizedText>,
      groupDigits(now.delivered),
      <span key="on-time" className="grid gap-0.5">
        {percentText(onTimePercent(now))}
        <span className="text-ink-soft">
          {text('before', { value: percentText(onTimePercent(before)) })}
        </span>
      </span>,
      delay === null ? text('noDelay') : text('minutes', { minutes: delay }),
    ],
  }
}

export function SlotFillSection({ insights }: { insights: Insights }) {
  const { fillBySlot } = insights.deliveries
  return (
    <InsightSection
      title={text('slotFill')}
      file={fileName('slot-fill', insights)}
      cells={() => [
        [
          text('slot'),
          text('booked'),
          text('offered'),
          text('bookedBefore'),
          text('offeredBefore'),
        ],
        ...fillBySlot.map(({ name, now, before }) => [
          name,
          now.booked,
          now.offered,
          before.booked,
          before.offered,
        ]),
      ]}
    >
      {fillBySlot.length === 0 ? (
        <p className="py-4 text-ink-soft">{text('noSlots')}</p>
      ) : (
        <FigureTable
          head={[
            text('slot'),
            text('booked'),
            text('offered'),
            <DefinedHead key="fill" name={text('fill')} definition={text('fillDefinition')} />,
          ]}
          rows={fillBySlot.map(({ name, now, before }, index) => ({
            key: `${index} ${name}`,
            cells: [
              <LocalizedText key="name">{name}</LocalizedText>,
              groupDigits(now.booked),
              groupDigits(now.offered),
              <span key="fill" className="grid gap-0.5">
                {percentText(percentOf(now.booked, now.offered))}
                <span className="text-ink-soft">
                  {text('before', {
                    value: percentText(percentOf(before.booked, before.offered)),
                  })}
                </span>
              </span>,
            ],
          }))}
        />
      )}
    </InsightSection>
  )
}
