import { Link } from '@tanstack/react-router'
import type { Insights } from '#commerce/insights/insights.ts'
import { formatMoney } from '#commerce/money.ts'
import { DefinedHead, headOf } from './definition.tsx'
import { BarTable } from './figure-table.tsx'
import { fileName } from './insights-csv.ts'
import { formatCount } from './measures.ts'
import { Part } from './part.tsx'

export function BestSellersPart({ insights }: { insights: Insights }) {
  const { bestSellers } = insights
  return (
    <Part
      title="Best sellers"
      file={fileName('best-sellers', insights)}
      cells={() => [
        ['Product', 'Sold', 'Sold before', 'Item sales EGP'],
        ...bestSellers.map(({ name, quantity, ordered }) => [
          name,
          quantity.now,
          quantity.before,
          ordered,
        ]),
      ]}
    >
      <BarTable
        head={[
          'Product',
          <DefinedHead key="sold" name="Sold" definition="Pieces in the orders of this period." />,
          <DefinedHead
            key="sales"
            name="Item sales"
            definition="Price of these pieces, without delivery and before refunds."
          />,
          'Change',
        ]}
        empty="No sales in this period."
        rows={bestSellers.map(({ productId, name, quantity, ordered }) => ({
          key: productId,
          name: (
            <Link
              to="/dashboard/products/$productId"
              params={{ productId }}
              className="hover:text-moss"
            >
              {name}
            </Link>
          ),
          size: quantity,
          values: [formatCount(quantity.now), formatMoney(ordered)],
        }))}
      />
    </Part>
  )
}

export function ZonesPart({ insights }: { insights: Insights }) {
  const { zones } = insights
  return (
    <Part
      title="Areas"
      file={fileName('areas', insights)}
      cells={() => [
        ['Area', 'Orders', 'Orders before', 'Revenue EGP', 'Revenue before EGP'],
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
        head={['Area', headOf('Orders'), headOf('Revenue'), 'Change']}
        empty="No orders in this period."
        rows={zones.map(({ zone, now, before }) => ({
          key: zone,
          name: zone,
          size: { now: now.revenue, before: before.revenue },
          values: [formatCount(now.orders), formatMoney(now.revenue)],
        }))}
      />
    </Part>
  )
}
