import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { userQueries } from '#api/users.queries.ts'
import type { UserState } from '#commerce/customers/user-summary.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { SearchInput } from '../lists/search-input.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { loadMoreLabel, useLoadMore } from '../lists/use-load-more.ts'
import { usersMemory } from './users-memory.ts'
import { readUsersSearch, type UsersSearch } from './users-search.ts'
import { UsersTable } from './users-table.tsx'

/** All users, guests included. */
export function UsersPage({ search }: { search: UsersSearch }) {
  usersMemory.useRemember(search)
  const query = useInfiniteQuery(userQueries.list(search))
  const users = query.data?.pages.flatMap((page) => page.users) ?? []
  const isLoadingMore = useLoadMore(query, users.length)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto font-display text-xl">Users</h1>
        <Link to="/dashboard/users/new" className={buttonStyle()}>
          <UserPlus className="size-4" />
          New user
        </Link>
      </div>
      <div className="mt-5 mb-5">
        <UserFilters search={search} />
      </div>
      <PagedList
        query={query}
        isEmpty={users.length === 0}
        empty={!isLoadingMore && <NoUsers search={search} isEnd={!query.hasNextPage} />}
        more={loadMoreLabel(query.data?.pages.at(-1)?.users)}
      >
        <UsersTable users={users} />
      </PagedList>
    </>
  )
}

function NoUsers({ search, isEnd }: { search: UsersSearch; isEnd: boolean }) {
  const end = search.query ? 'No users match.' : 'No users yet.'
  return (
    <EmptyState
      title={isEnd ? end : 'No match among the newest users.'}
      note={isEnd ? undefined : 'Search by email address or phone number to find a user directly.'}
    >
      <Link to="/dashboard/users" className="link">
        Show all users
      </Link>
    </EmptyState>
  )
}

const states: [UserState | undefined, string][] = [
  [undefined, 'All'],
  ['suspended', 'Suspended'],
]

/** The filters are in the URL, so that a view can be bookmarked and shared. */
function UserFilters({ search }: { search: UsersSearch }) {
  const navigate = useNavigate()
  const updateSearch = searchUpdater(readUsersSearch, search)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search users"
        placeholder="Name, email or phone"
        term={search.query}
        onSearch={(query) =>
          void navigate({ to: '/dashboard/users', search: updateSearch({ query }) })
        }
      />
      <nav aria-label="Users by state" className="flex gap-2 py-1">
        {states.map(([state, word]) => (
          <Link
            key={word}
            to="/dashboard/users"
            search={updateSearch({ state })}
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
