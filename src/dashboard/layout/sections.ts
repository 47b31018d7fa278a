import type { LinkProps } from '@tanstack/react-router'
import {
  ChartNoAxesColumn,
  Flower2,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  ReceiptText,
  Route,
  ScrollText,
  SquareKanban,
  Truck,
  UsersRound,
} from 'lucide-react'
import type { Permission } from '#commerce/staff/permissions.ts'

export interface Section {
  name: string
  to: NonNullable<LinkProps['to']>
  icon: LucideIcon
  permission: Permission
}

/** The parts of the dashboard, in the order of a day's work. Each is shown to whoever may enter it. */
export const sections: readonly Section[] = [
  { name: 'Orders', to: '/dashboard/orders', icon: ReceiptText, permission: 'orders.read' },
  { name: 'Today', to: '/dashboard/today', icon: SquareKanban, permission: 'orders.read' },
  { name: 'Routes', to: '/dashboard/routes', icon: Route, permission: 'delivery.board' },
  { name: 'Products', to: '/dashboard/products', icon: Flower2, permission: 'products.read' },
  {
    name: 'Categories',
    to: '/dashboard/categories',
    icon: LayoutGrid,
    permission: 'categories.write',
  },
  { name: 'Delivery', to: '/dashboard/delivery', icon: Truck, permission: 'delivery.write' },
  { name: 'Users', to: '/dashboard/users', icon: UsersRound, permission: 'users.read' },
  { name: 'Admins', to: '/dashboard/admins', icon: KeyRound, permission: 'admins.read' },
  { name: 'Audit log', to: '/dashboard/audit', icon: ScrollText, permission: 'audit.read' },
  {
    name: 'Insights',
    to: '/dashboard/insights',
    icon: ChartNoAxesColumn,
    permission: 'insights.read',
  },
]
