import type { LinkProps } from '@tanstack/react-router'
import {
  ChartNoAxesColumn,
  Flower2,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  MessageSquareWarning,
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
  /** Shortcut: this key after `g`. */
  key: string
}

/** The sections of the dashboard, in the order of a day's work. */
export const sections: readonly Section[] = [
  {
    name: 'Orders',
    to: '/dashboard/orders',
    icon: ReceiptText,
    permission: 'orders.read',
    key: 'o',
  },
  {
    name: 'Today',
    to: '/dashboard/today',
    icon: SquareKanban,
    permission: 'orders.read',
    key: 't',
  },
  { name: 'Routes', to: '/dashboard/routes', icon: Route, permission: 'delivery.board', key: 'r' },
  {
    name: 'Claims',
    to: '/dashboard/claims',
    icon: MessageSquareWarning,
    permission: 'orders.read',
    key: 'm',
  },
  {
    name: 'Products',
    to: '/dashboard/products',
    icon: Flower2,
    permission: 'products.read',
    key: 'p',
  },
  {
    name: 'Categories',
    to: '/dashboard/categories',
    icon: LayoutGrid,
    permission: 'categories.write',
    key: 'c',
  },
  {
    name: 'Delivery',
    to: '/dashboard/delivery',
    icon: Truck,
    permission: 'delivery.write',
    key: 'd',
  },
  { name: 'Users', to: '/dashboard/users', icon: UsersRound, permission: 'users.read', key: 'u' },
  { name: 'Admins', to: '/dashboard/admins', icon: KeyRound, permission: 'admins.read', key: 'a' },
  {
    name: 'Audit log',
    to: '/dashboard/audit',
    icon: ScrollText,
    permission: 'audit.read',
    key: 'l',
  },
  {
    name: 'Insights',
    to: '/dashboard/insights',
    icon: ChartNoAxesColumn,
    permission: 'insights.read',
    key: 'i',
  },
]
