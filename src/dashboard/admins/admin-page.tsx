import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { changeRole, staffQueries } from '#api/staff.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import type { Role, StaffRole } from '#commerce/staff/roles.ts'
import { rosterRefusal, type StaffMember } from '#commerce/staff/staff-member.ts'
import type { StaffRuleRefusal } from '#commerce/staff/staff-rules.ts'
import { isolated } from '#i18n/isolated.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { fullName } from '../people/full-name.ts'
import { RoleChip, SuspendedChip } from '../people/role-chip.tsx'
import { objections, staffRefusal } from '../people/staff-refusals.ts'
import { SuspensionButton } from '../people/suspension-button.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { useSave } from '../saving/use-save.ts'
import { addedMessage } from './added-message.ts'
import { RoleCards } from './role-cards.tsx'

export function AdminPage({ userId, user }: { userId: string; user: Profile }) {
  const { data } = useQuery(staffQueries.roster())
  const member = data?.members.find((one) => one.id === userId)
  return (
    <>
      <BackLink to="/dashboard/admins">All admins</BackLink>
      {member ? (
        <Member
          key={`${member.id} ${member.role}`}
          member={member}
          objection={rosterRefusal(user, member, data?.members ?? [])}
        />
      ) : (
        <EmptyState title="This person is no longer on the staff.">
          <Link to="/dashboard/users/$userId" params={{ userId }} className="link">
            View profile
          </Link>
        </EmptyState>
      )}
    </>
  )
}

function Member({
  member,
  objection,
}: {
  member: StaffMember
  objection: StaffRuleRefusal | null
}) {
  const [role, setRole] = useState<StaffRole>(member.role)
  const [isConfirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  const name = fullName(member)
  const { save, isSaving } = useSave({
    send: (to: Role) => changeRole({ data: { userId: member.id, from: member.role, role: to } }),
    refusal: staffRefusal,
    invalidates: [staffQueries.all()],
  })

  async function remove() {
    setConfirming(false)
    const removed = await save('customer')
    if (removed?.ok) await navigate({ to: '/dashboard/admins' })
  }

  return (
    <>
      <header className="mt-1 mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="font-display text-xl break-words">{name}</h1>
        <RoleChip role={member.role} />
        {member.suspended && <SuspendedChip />}
        <div className="flex w-full flex-wrap gap-2 lg:ms-auto lg:w-auto">
          <SuspensionButton person={member} disabled={objection !== null} />
          <Button
            variant="warning"
            size="small"
            disabled={objection !== null || isSaving}
            onClick={() => setConfirming(true)}
          >
            <UserMinus className="size-4" />
            Remove from staff
          </Button>
        </div>
      </header>
      {objection && (
        <p role="note" className="mb-8 max-w-2xl bg-linen px-5 py-4">
          {objections[objection]}
        </p>
      )}
      <LeaveGuard isChanged={() => role !== member.role} />
      <Form onSubmit={() => save(role)} className="max-w-2xl">
        <RoleCards role={role} disabled={objection !== null} onChange={setRole} />
        <p className="mt-3 text-xs text-ink-soft">
          Changing the role signs them out. They get the new role at the next sign-in.
        </p>
        <SaveBar
          shown={role !== member.role}
          isSaving={isSaving}
          onDiscard={() => setRole(member.role)}
        />
      </Form>
      <Facts member={member} />
      <ConfirmDialog
        open={isConfirming}
        title={`Remove ${isolated(name)} from the staff?`}
        action="Remove"
        onClose={() => setConfirming(false)}
        onConfirm={() => void remove()}
      >
        They are signed out at once and become a customer. Their orders and audit log entries are
        kept.
      </ConfirmDialog>
    </>
  )
}

function Facts({ member }: { member: StaffMember }) {
  const { id, email, phone } = member
  return (
    <section aria-labelledby="about" className="mt-10 grid max-w-2xl gap-1.5">
      <h2 id="about" className="mb-1.5 font-display text-lg">
        Details
      </h2>
      {email && <p className="break-all">{email}</p>}
      {phone && <p>{phone}</p>}
      <p className="text-xs text-ink-soft">{addedMessage(member)}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/dashboard/users/$userId" params={{ userId: id }} className="link">
          Profile and orders
        </Link>
        <Link to="/dashboard/audit" search={{ person: id }} className="link">
          Actions by this person
        </Link>
        <Link to="/dashboard/audit" search={{ object: id }} className="link">
          Changes to this person
        </Link>
      </p>
    </section>
  )
}
