import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { staffQueries, withdrawInvitation } from '#api/staff.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { PendingInvitation, StaffMember } from '#commerce/staff/staff-member.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { ListHeader } from '../lists/list-header.tsx'
import { RoleChip, SecondFactorChip, SuspendedChip } from '../people/role-chip.tsx'
import { staffRefusal } from '../people/staff-refusals.ts'
import { useSave } from '../saving/use-save.ts'
import { addedMessage } from './added-message.ts'
import { adminsText } from './admins.messages.ts'

export function AdminsPage({ ownId }: { ownId: string }) {
  const query = useQuery(staffQueries.roster())
  const { members = [], invitations = [], secondFactors } = query.data ?? {}
  return (
    <>
      <ListHeader title={adminsText('title')}>
        <Link to="/dashboard/admins/new" className={buttonStyle()}>
          <UserPlus className="size-4" />
          {adminsText('add')}
        </Link>
      </ListHeader>
      <p className="mt-1 mb-6 max-w-prose text-xs text-ink-soft">{adminsText('roles')}</p>
      {query.isError && !query.data && <FetchFailed onRetry={() => void query.refetch()} />}
      {members.length > 0 && (
        <ul aria-label={adminsText('staff')} className="max-w-4xl border-t border-line">
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              hasFactor={secondFactors ? member.id in secondFactors : null}
              isSelf={member.id === ownId}
            />
          ))}
        </ul>
      )}
      {invitations.length > 0 && <InvitationList invitations={invitations} />}
    </>
  )
}

interface MemberRowProps {
  member: StaffMember
  /** Null if the shop does not know. */
  hasFactor: boolean | null
  isSelf: boolean
}

function MemberRow({ member, hasFactor, isSelf }: MemberRowProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line py-3 transition-colors hover:bg-linen/60 has-focus-visible:bg-linen sm:px-3">
      <span className="min-w-0 grow basis-full sm:basis-64">
        <Link
          to="/dashboard/admins/$userId"
          params={{ userId: member.id }}
          className="font-medium break-words after:absolute after:inset-0"
        >
          <bdi>{fullName(member)}</bdi>
        </Link>
        {isSelf && <span className="ms-2 text-xs text-ink-soft">{adminsText('you')}</span>}
        <span className="block text-xs break-all text-ink-soft">
          <bdi dir="ltr">{member.email}</bdi>
        </span>
      </span>
      <span className="flex flex-wrap gap-2 sm:w-72">
        {hasFactor !== null && <SecondFactorChip isOn={hasFactor} />}
        {member.suspended && <SuspendedChip />}
        <RoleChip role={member.role} />
      </span>
      <span className="text-xs text-ink-soft sm:w-52 sm:text-end">{addedMessage(member)}</span>
    </li>
  )
}

function InvitationList({ invitations }: { invitations: readonly PendingInvitation[] }) {
  return (
    <section aria-labelledby="invited" className="mt-10 max-w-4xl">
      <h2 id="invited" className="font-display text-lg">
        {adminsText('invited')}
      </h2>
      <p className="mt-1 mb-3 text-xs text-ink-soft">{adminsText('invitedNote')}</p>
      <ul className="border-t border-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: PendingInvitation }) {
  const { id, email, role, invitedAt, invitedBy } = invitation
  const { save, isSaving } = useSave({
    send: () => withdrawInvitation({ data: { invitationId: id } }),
    refusal: staffRefusal,
    invalidates: [staffQueries.all()],
  })

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line py-3 sm:px-3">
      <span className="min-w-0 grow basis-full sm:basis-64">
        <bdi dir="ltr" className="font-medium break-all">
          {email}
        </bdi>
        <span className="block text-xs text-ink-soft">
          {invitedBy === null
            ? formatMoment(invitedAt)
            : adminsText('momentBy', { moment: formatMoment(invitedAt), name: invitedBy })}
        </span>
      </span>
      <RoleChip role={role} />
      <Button
        variant="quiet"
        size="small"
        pending={isSaving}
        aria-label={adminsText('withdrawOf', { email })}
        onClick={() => void save()}
      >
        {adminsText('withdraw')}
      </Button>
    </li>
  )
}
