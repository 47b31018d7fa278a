import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { missingText } from './layout.messages.ts'

const missing = {
  admin: { text: 'noAdmin', to: '/dashboard/admins', all: 'allAdmins' },
  occasion: { text: 'noOccasion', to: '/dashboard/occasions', all: 'allOccasions' },
  contentPage: { text: 'noPage', to: '/dashboard/pages', all: 'allPages' },
  order: { text: 'noOrder', to: '/dashboard/orders', all: 'allOrders' },
  page: { text: 'noPage', to: '/dashboard/orders', all: 'allOrders' },
  product: { text: 'noProduct', to: '/dashboard/products', all: 'allProducts' },
  user: { text: 'noUser', to: '/dashboard/users', all: 'allUsers' },
} as const

type Thing = keyof typeof missing

/** Shown for a record that was deleted or never existed, and for an unknown page of the dashboard. */
export function NotFoundInDashboard({ thing = 'page' }: { thing?: Thing }) {
  const { text, to, all } = missing[thing]
  return (
    <>
      <h1 className="sr-only">{missingText('title')}</h1>
      <EmptyState
        title={missingText(text)}
        note={missingText(text === 'noPage' ? 'wrongLink' : 'maybeDeleted')}
      >
        <Link to={to} className="link">
          {missingText(all)}
        </Link>
      </EmptyState>
    </>
  )
}
