import { Link, type LinkProps } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'

export interface NotFoundInDashboardProps {
  /** The kind of record: `order`. */
  thing: string
  to: NonNullable<LinkProps['to']>
  /** Label of the link back. */
  children: string
}

export function NotFoundInDashboard({ thing, to, children }: NotFoundInDashboardProps) {
  return (
    <>
      <h1 className="sr-only">Not Found</h1>
      <EmptyState
        title={`This ${thing} does not exist.`}
        note="It may have been deleted, or the link is incorrect."
      >
        <Link to={to} className="link">
          {children}
        </Link>
      </EmptyState>
    </>
  )
}
