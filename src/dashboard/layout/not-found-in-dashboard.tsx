import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'

/** Shown for a record that was deleted or never existed. */
export function NotFoundInDashboard({ thing }: { thing: 'admin' | 'order' | 'product' | 'user' }) {
  return (
    <>
      <h1 className="sr-only">Not Found</h1>
      <EmptyState
        title={`This ${thing} does not exist.`}
        note="It may have been deleted, or the link is incorrect."
      >
        <Link to={`/dashboard/${thing}s`} className="link">
          All {thing}s
        </Link>
      </EmptyState>
    </>
  )
}
