import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { userQueries } from '#api/users.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import type { UserState, UserSummary } from '#commerce/customers/user-summary.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { ListHeader } from '../lists/list-header.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { SearchInput } from '../lists/search-input.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { CardTable, Cell } from '../lists/table-parts.tsx'
import { loadMoreLabel, useLoadMore } from '../lists/use-load-more.ts'
import { RoleChip, SuspendedChip } from '../people/role-chip.tsx'
import { usersText } from './users.messages.ts'
import { readUsersSearch, type UsersSearch, usersMemory } from './users-search.ts'

/** All users, guests included. */
export function UsersPage({ search }: { search: UsersSearch }) {
  usersMemory.useRemember(search)
  const query = useInfiniteQuery(userQueries.list(search))
  const users = query.data?.pages.flatMap((page) => page.users) ?? []
  const isLoadingMore = useLoadMore(query, users.length)
  return (
    <>
      <ListHeader title={usersText('title')}>
        <Link to="/dashboard/users/new" className={buttonStyle()}>
          <UserPlus className="size-4" />
          {usersText('newUser')}
        </Link>
      </ListHeader>
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
  const end = usersText(search.query ? 'noneMatch' : 'none')
  return (
    <EmptyState
      title={isEnd ? end : usersText('noneAmongNewest')}
      note={isEnd ? undefined : usersText('searchDirectly')}
    >
      <Link to="/dashboard/users" className="link">
        {usersText('showAll')}
      </Link>
    </EmptyState>
  )
}

const states: [UserState | undefined, 'everyState' | 'suspended'][] = [
  [undefined, 'everyState'],
  ['suspended', 'suspended'],
]

function UserFilters({ search }: { search: UsersSearch }) {
  const navigate = useNavigate()
  const updateSearch = searchUpdater(readUsersSearch, search)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchInput
        label={usersText('search')}
        placeholder={usersText('searchPlaceholder')}
        term={search.query}
        onSearch={(query) =>
          void navigate({ to: '/dashboard/users', search: updateSearch({ query }) })
        }
      />
      <nav aria-label={usersText('byState')} className="flex gap-2 py-1">
        {states.map(([state, label]) => (
          <Link
            key={label}
            to="/dashboard/users"
            search={updateSearch({ state })}
            aria-current={state === search.state ? 'page' : undefined}
            {...filterChip}
          >
            {usersText(label)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

const columns = ['name', 'email', 'phone', 'status', 'since'] as const

/** The link of the name covers the row. */
function UsersTable({ users }: { users: readonly UserSummary[] }) {
  return (
    <CardTable columns={columns.map((column) => usersText(column))}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </CardTable>
  )
}

function UserRow({ user }: { user: UserSummary }) {
  return (
    <tr className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-3.5 transition-colors hover:bg-linen/60 has-focus-visible:bg-linen md:table-row md:h-10 md:py-0">
      <Cell className="col-start-1 row-start-1 md:min-w-32">
        <Link
          to="/dashboard/users/$userId"
          params={{ userId: user.id }}
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          <bdi>{fullName(user)}</bdi>
        </Link>
      </Cell>
      <Cell className="order-last col-span-2 wrap-anywhere text-ink-soft md:min-w-52 md:text-ink">
        <bdi dir="ltr">{user.email}</bdi>
      </Cell>
      <Cell className="whitespace-nowrap">
        <bdi dir="ltr">{user.phone}</bdi>
      </Cell>
      <Cell className="col-start-2 row-start-1 justify-self-end">
        <span className="flex flex-wrap justify-end gap-1.5 md:justify-start">
          {user.suspended && <SuspendedChip />}
          <RoleChip role={user.role} />
        </span>
      </Cell>
      <Cell className="justify-self-end text-end text-xs whitespace-nowrap text-ink-soft md:text-start md:text-sm md:max-lg:whitespace-normal">
        {formatMoment(user.createdAt)}
      </Cell>
    </tr>
  )
}
