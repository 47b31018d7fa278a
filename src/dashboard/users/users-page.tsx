import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { userQueries } from '#api/users.queries.ts'
import type { UserState } from '#commerce/customers/user-summary.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { narrowing } from '../lists/narrowing.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { SearchInput } from '../lists/search-input.tsx'
import { loadMoreLabel, useLoadMore } from '../lists/use-load-more.ts'
import { usersMemory } from './users-memory.ts'
import { readUsersSearch, type UsersSearch } from './users-search.ts'
import { UsersTable } from './users-table.tsx'

/** Everybody that the shop knows, guests included. */
export function UsersPage({ search }: { search: UsersSearch }) {
  usersMemory.useKept(search)
  const query = useInfiniteQuery(userQueries.list(search))
  const users = query.data?.pages.flatMap((page) => page.users) ?? []
  const isLoadingMore = useLoadMore(query, users.length)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto font-display text-xl">Users</h1>
        <Link to="/dashboard/users/new" className={buttonStyle()}>
          <UserPlus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          New user
        </Link>
      </div>
      <div className="mt-5 mb-5">
        <UserFilters search={search} />
      </div>
      <PagedList
        query={query}
        isEmpty={users.length === 0}
        empty={!isLoadingMore && <Nobody search={search} isEnd={!query.hasNextPage} />}
        more={loadMoreLabel(query.data?.pages.at(-1)?.users)}
      >
        <UsersTable users={users} />
      </PagedList>
    </>
  )
}

function Nobody({ search, isEnd }: { search: UsersSearch; isEnd: boolean }) {
  const end = search.query ? 'Nobody is found by that.' : 'There is nobody here.'
  return (
    <EmptyState
      title={isEnd ? end : 'Nobody among the newest of that name.'}
      note={isEnd ? undefined : 'An e-mail address or a phone number finds one person at once.'}
    >
      <Link to="/dashboard/users" className="link">
        Show everybody
      </Link>
    </EmptyState>
  )
}

const states: [UserState | undefined, string][] = [
  [undefined, 'Everybody'],
  ['suspended', 'Suspended'],
]

/** What is shown stands in the address, so that it can be kept and sent. */
function UserFilters({ search }: { search: UsersSearch }) {
  const navigate = useNavigate()
  const narrowed = narrowing(readUsersSearch, search)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search users"
        placeholder="Name, e-mail or phone"
        words={search.query}
        onSearch={(query) => void navigate({ to: '/dashboard/users', search: narrowed({ query }) })}
      />
      <nav aria-label="Users by state" className="flex gap-2 py-1">
        {states.map(([state, word]) => (
          <Link
            key={word}
            to="/dashboard/users"
            search={narrowed({ state })}
            aria-current={state === search.state ? 'page' : undefined}
            {...filterChip}
          >
            {word}
          </Link>
        ))}
      </nav>
    </div>
  )
}
