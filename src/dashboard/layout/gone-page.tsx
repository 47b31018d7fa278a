import { Link, type LinkProps } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'

export interface NotFoundInDashboardProps {
  /** What was looked for: `order`. */
  thing: string
  to: NonNullable<LinkProps['to']>
  /** The way on, in words. */
  children: string
}

/** In place of something that somebody else has deleted, or that never was. */
export function NotFoundInDashboard({ thing, to, children }: NotFoundInDashboardProps) {
  return (
    <>
      <h1 className="sr-only">Not Found</h1>
      <EmptyState
        title={`There is no such ${thing}.`}
        note="Somebody may have deleted it meanwhile, or the address was mistyped."
      >
        <Link to={to} className="link">
          {children}
        </Link>
      </EmptyState>
    </>
  )
}
