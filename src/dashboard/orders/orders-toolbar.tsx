import { Link } from '@tanstack/react-router'
import { FileDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { listText } from '../lists/lists.messages.ts'
import { ExportDialog } from './export-dialog.tsx'
import { orderViewText } from './order-view.messages.ts'
import type { OrderView } from './order-view.ts'
import { OrderViewDialog } from './order-view-dialog.tsx'
import { ordersText } from './orders-page.messages.ts'
import type { OrdersSearch } from './orders-search.ts'

interface OrdersToolbarProps {
  search: OrdersSearch
  role: Role
  view: OrderView
  onView: (change: Partial<OrderView>) => void
}

/** View, export and new order. */
export function OrdersToolbar({ search, role, view, onView }: OrdersToolbarProps) {
  const [opened, setOpened] = useState<'view' | 'export' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="max-md:min-h-11"
        aria-haspopup="dialog"
        onClick={() => setOpened('view')}
      >
        <SlidersHorizontal className="size-4" />
        {orderViewText('view')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="max-md:min-h-11"
        aria-haspopup="dialog"
        onClick={() => setOpened('export')}
      >
        <FileDown className="size-4" />
        {listText('export')}
      </Button>
      {may(role, 'orders.place') && (
        <Link
          to="/dashboard/orders/new"
          className={`${buttonStyle({ size: 'small' })} max-md:min-h-11 max-md:w-full`}
        >
          {ordersText('newOrder')}
        </Link>
      )}
      {opened === 'view' && <OrderViewDialog view={view} onChange={onView} onClose={close} />}
      {opened === 'export' && <ExportDialog search={search} onClose={close} />}
    </>
  )
}
