import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { changeRole, staffQueries } from '#api/staff.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import type { Role, StaffRole } from '#commerce/staff/roles.ts'
import { rosterRefusal, type StaffMember } from '#commerce/staff/staff-member.ts'
import type { StaffRuleRefusal } from '#commerce/staff/staff-rules.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { RoleChip, SuspendedChip } from '../people/role-chip.tsx'
import { SecondFactorSection } from '../people/second-factor-section.tsx'
import { staffRefusal } from '../people/staff-refusals.ts'
import { SuspensionButton } from '../people/suspension-button.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { useSave } from '../saving/use-save.ts'
import { addedMessage } from './added-message.ts'
import { adminsText } from './admins.messages.ts'
import { RoleCards } from './role-cards.tsx'

export function AdminPage({ userId, user }: { userId: string; user: Profile }) {
  const { data } = useQuery(staffQueries.roster())
  const member = data?.members.find((one) => one.id === userId)
  return (
    <>
      <BackLink to="/dashboard/admins">{adminsText('all')}</BackLink>
      {member ? (
        <Member
          key={`${member.id} ${member.role}`}
          member={member}
          objection={rosterRefusal(user, member, data?.members ?? [])}
          isSelf={userId === user.id}
        />
      ) : (
        <EmptyState title={adminsText('gone')}>
          <Link to="/dashboard/users/$userId" params={{ userId }} className="link">
            {adminsText('viewProfile')}
          </Link>
        </EmptyState>
      )}
    </>
  )
}

function Member({
  member,
  objection,
  isSelf,
}: {
  member: StaffMember
  objection: StaffRuleRefusal | null
  isSelf: boolean
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
        <h1 className="font-display text-xl break-words">
          <bdi>{name}</bdi>
        </h1>
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
            {adminsText('removeFromStaff')}
          </Button>
        </div>
      </header>
      {objection && (
        <p role="note" className="mb-8 max-w-2xl bg-linen px-5 py-4">
          {staffRefusal({ refusal: objection })}
        </p>
      )}
      <LeaveGuard isChanged={() => role !== member.role} />
      <Form onSubmit={() => save(role)} className="max-w-2xl">
        <RoleCards role={role} disabled={objection !== null} onChange={setRole} />
        <p className="mt-3 text-xs text-ink-soft">{adminsText('roleNote')}</p>
        <SaveBar
          shown={role !== member.role}
          isSaving={isSaving}
          onDiscard={() => setRole(member.role)}
        />
      </Form>
      <div className="mt-10 grid gap-10">
        <SecondFactorSection person={member} isSelf={isSelf} />
        <Facts member={member} />
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={adminsText('removeTitle', { name })}
        action={adminsText('remove')}
        onClose={() => setConfirming(false)}
        onConfirm={() => void remove()}
      >
        {adminsText('removeBody')}
      </ConfirmDialog>
    </>
  )
}

function Facts({ member }: { member: StaffMember }) {
  const { id, email, phone } = member
  return (
    <section aria-labelledby="about" className="grid max-w-2xl gap-1.5">
      <h2 id="about" className="mb-1.5 font-display text-lg">
        {adminsText('details')}
      </h2>
      {email && (
        <p className="break-all">
          <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      {phone && (
        <p>
          <bdi dir="ltr">{phone}</bdi>
        </p>
      )}
      <p className="text-xs text-ink-soft">{addedMessage(member)}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/dashboard/users/$userId" params={{ userId: id }} className="link">
          {adminsText('profileAndOrders')}
        </Link>
        <Link to="/dashboard/audit" search={{ person: id }} className="link">
          {adminsText('actionsBy')}
        </Link>
        <Link to="/dashboard/audit" search={{ object: id }} className="link">
          {adminsText('changesTo')}
        </Link>
      </p>
    </section>
  )
}
