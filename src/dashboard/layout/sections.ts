import type { LinkProps } from '@tanstack/react-router'
import {
  ChartNoAxesColumn,
  FileText,
  Flower2,
  Gift,
  House,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  MessageSquareWarning,
  ReceiptText,
  Route,
  ScrollText,
  Settings,
  SquareKanban,
  Star,
  Truck,
  UsersRound,
  Waypoints,
} from 'lucide-react'
import type { Permission } from '#commerce/staff/permissions.ts'
import type { sectionText } from './sections.messages.ts'

export interface Section {
  /** The key of its name. */
  name: Parameters<typeof sectionText>[0]
  to: NonNullable<LinkProps['to']>
  icon: LucideIcon
  permission: Permission
  /** Shortcut: this key after `g`. */
  key: string
}

/** The sections of the dashboard, in the order of a day's work. */
export const sections: readonly Section[] = [
  { name: 'home', to: '/dashboard/home', icon: House, permission: 'orders.read', key: 'h' },
  {
    name: 'orders',
    to: '/dashboard/orders',
    icon: ReceiptText,
    permission: 'orders.read',
    key: 'o',
  },
  {
    name: 'today',
    to: '/dashboard/today',
    icon: SquareKanban,
    permission: 'orders.read',
    key: 't',
  },
  {
    name: 'dispatch',
    to: '/dashboard/dispatch',
    icon: Waypoints,
    permission: 'delivery.dispatch',
    key: 's',
  },
  { name: 'routes', to: '/dashboard/routes', icon: Route, permission: 'delivery.board', key: 'r' },
  {
    name: 'claims',
    to: '/dashboard/claims',
    icon: MessageSquareWarning,
    permission: 'orders.read',
    key: 'm',
  },
  { name: 'reviews', to: '/dashboard/reviews', icon: Star, permission: 'orders.read', key: 'v' },
  {
    name: 'products',
    to: '/dashboard/products',
    icon: Flower2,
    permission: 'products.read',
    key: 'p',
  },
  {
    name: 'categories',
    to: '/dashboard/categories',
    icon: LayoutGrid,
    permission: 'categories.write',
    key: 'c',
  },
  {
    name: 'occasions',
    to: '/dashboard/occasions',
    icon: Gift,
    permission: 'occasions.write',
    key: 'e',
  },
  {
    name: 'delivery',
    to: '/dashboard/delivery',
    icon: Truck,
    permission: 'delivery.write',
    key: 'd',
  },
  {
    name: 'pages',
    to: '/dashboard/pages',
    icon: FileText,
    permission: 'content.write',
    key: 'w',
  },
  {
    name: 'settings',
    to: '/dashboard/settings',
    icon: Settings,
    permission: 'settings.write',
    key: 'n',
  },
  { name: 'users', to: '/dashboard/users', icon: UsersRound, permission: 'users.read', key: 'u' },
  { name: 'admins', to: '/dashboard/admins', icon: KeyRound, permission: 'admins.read', key: 'a' },
  {
    name: 'audit',
    to: '/dashboard/audit',
    icon: ScrollText,
    permission: 'audit.read',
    key: 'l',
  },
  {
    name: 'insights',
    to: '/dashboard/insights',
    icon: ChartNoAxesColumn,
    permission: 'insights.read',
    key: 'i',
  },
]
