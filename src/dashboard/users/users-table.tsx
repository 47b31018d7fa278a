import { Link } from '@tanstack/react-router'
import type { UserSummary } from '#commerce/customers/user-summary.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { CardTable, Cell } from '../lists/table-parts.tsx'
import { fullName } from '../people/full-name.ts'
import { RoleChip, SuspendedChip } from '../people/role-chip.tsx'

const columns = ['Name', 'Email', 'Phone', 'Status', 'Since']

/** The link of the name covers the row. */
export function UsersTable({ users }: { users: readonly UserSummary[] }) {
  return (
    <CardTable columns={columns}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </CardTable>
  )
}

function UserRow({ user }: { user: UserSummary }) {
  return (
    <tr className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-3.5 transition-colors hover:bg-linen/60 has-focus-visible:bg-linen md:table-row md:h-10 md:py-0">
      <Cell className="col-start-1 row-start-1">
        <Link
          to="/dashboard/users/$userId"
          params={{ userId: user.id }}
          className="font-medium break-words after:absolute after:inset-0"
        >
          {fullName(user)}
        </Link>
      </Cell>
      <Cell className="order-last col-span-2 wrap-anywhere text-ink-soft md:min-w-52 md:text-ink">
        {user.email}
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums">{user.phone}</Cell>
      <Cell className="col-start-2 row-start-1 justify-self-end">
        <span className="flex flex-wrap justify-end gap-1.5 md:justify-start">
          {user.suspended && <SuspendedChip />}
          <RoleChip role={user.role} />
        </span>
      </Cell>
      <Cell className="justify-self-end text-right text-xs whitespace-nowrap text-ink-soft tabular-nums md:text-left md:text-sm md:max-lg:whitespace-normal">
        {formatMoment(user.createdAt)}
      </Cell>
    </tr>
  )
}
