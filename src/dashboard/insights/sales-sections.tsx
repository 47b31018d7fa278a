import { Link } from '@tanstack/react-router'
import type { BestSeller, Insights } from '#commerce/insights/insights.ts'
import { formatMoney } from '#commerce/money.ts'
import { isolated } from '#i18n/isolated.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { DefinedHead, headOf } from './definition.tsx'
import { BarTable } from './figure-table.tsx'
import { InsightSection } from './insight-section.tsx'
import { insightTableText } from './insight-tables.messages.ts'
import { fileName } from './insights-csv.ts'

export function BestSellersSection({ insights }: { insights: Insights }) {
  const { bestSellers } = insights
  return (
    <InsightSection
      title={insightTableText('bestSellers')}
      file={fileName('best-sellers', insights)}
      cells={() => [
        [
          insightTableText('product'),
          insightTableText('sold'),
          insightTableText('soldBefore'),
          insightTableText('itemSalesEgp'),
          insightTableText('sizes'),
        ],
        ...bestSellers.map(({ name, quantity, ordered, sizes }) => [
          name,
          quantity.now,
          quantity.before,
          ordered,
          sizes.map((size) => `${size.name} ${size.quantity}`).join(insightTableText('separator')),
        ]),
      ]}
    >
      <BarTable
        head={[
          insightTableText('product'),
          <DefinedHead
            key="sold"
            name={insightTableText('sold')}
            definition={insightTableText('soldDefinition')}
          />,
          <DefinedHead
            key="sales"
            name={insightTableText('itemSales')}
            definition={insightTableText('itemSalesDefinition')}
          />,
          insightTableText('change'),
        ]}
        empty={insightTableText('noSales')}
        rows={bestSellers.map(({ productId, name, quantity, ordered, sizes }) => ({
          key: productId,
          name: (
            <>
              <Link
                to="/dashboard/products/$productId"
                params={{ productId }}
                className="hover:text-moss"
              >
                <LocalizedText>{name}</LocalizedText>
              </Link>
              {sizes.length > 0 && (
                <span className="block font-normal text-ink-soft">{sizeList(sizes)}</span>
              )}
            </>
          ),
          size: quantity,
          values: [groupDigits(quantity.now), formatMoney(ordered)],
        }))}
      />
    </InsightSection>
  )
}

/** `Grand 3, Classic 1` */
function sizeList(sizes: BestSeller['sizes']): string {
  return sizes
    .map(({ name, quantity }) => `${isolated(name)} ${groupDigits(quantity)}`)
    .join(insightTableText('separator'))
}

export function ZonesSection({ insights }: { insights: Insights }) {
  const { zones } = insights
  return (
    <InsightSection
      title={insightTableText('areas')}
      file={fileName('areas', insights)}
      cells={() => [
        [
          insightTableText('area'),
          insightTableText('orders'),
          insightTableText('ordersBefore'),
          insightTableText('revenueEgp'),
          insightTableText('revenueBeforeEgp'),
        ],
        ...zones.map(({ zone, now, before }) => [
          zone,
          now.orders,
          before.orders,
          now.revenue,
          before.revenue,
        ]),
      ]}
    >
      <BarTable
        head={[
          insightTableText('area'),
          headOf('orders'),
          headOf('revenue'),
          insightTableText('change'),
        ]}
        empty={insightTableText('noOrders')}
        rows={zones.map(({ zone, now, before }) => ({
          key: zone,
          name: <LocalizedText>{zone}</LocalizedText>,
          size: { now: now.revenue, before: before.revenue },
          values: [groupDigits(now.orders), formatMoney(now.revenue)],
        }))}
      />
    </InsightSection>
  )
}
