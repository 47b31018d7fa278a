import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'

/** Shown for a record that was deleted or never existed, and for an unknown page of the dashboard. */
export function NotFoundInDashboard({
  thing = 'page',
}: {
  thing?: 'admin' | 'order' | 'page' | 'product' | 'user'
}) {
  const isPage = thing === 'page'
  const list = isPage ? 'order' : thing
  return (
    <>
      <h1 className="sr-only">Not Found</h1>
      <EmptyState
        title={`This ${thing} does not exist.`}
        note={
          isPage ? 'The link is incorrect.' : 'It may have been deleted, or the link is incorrect.'
        }
      >
        <Link to={`/dashboard/${list}s`} className="link">
          All {list}s
        </Link>
      </EmptyState>
    </>
  )
}
