import { staffQueries } from '#api/staff.queries.ts'
import { withdrawInvitation } from '#api/staff.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { PendingInvitation } from '#commerce/staff/staff-member.ts'
import { Button } from '#ui/button.tsx'
import { RoleChip } from '../people/role-chip.tsx'
import { staffRefusal } from '../people/staff-refusals.ts'
import { useSave } from '../saving/use-save.ts'

/** Pending invitations. */
export function InvitationList({ invitations }: { invitations: readonly PendingInvitation[] }) {
  return (
    <section aria-labelledby="invited" className="mt-10 max-w-3xl">
      <h2 id="invited" className="font-display text-lg">
        Invited
      </h2>
      <p className="mt-1 mb-3 text-xs text-ink-soft">
        Invited people join the staff when they first sign in with this email address and have
        verified it.
      </p>
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
        <span className="font-medium break-all">{email}</span>
        <span className="block text-xs text-ink-soft tabular-nums">
          {formatMoment(invitedAt)}
          {invitedBy !== null && ` by ${invitedBy}`}
        </span>
      </span>
      <RoleChip role={role} />
      <Button
        variant="quiet"
        size="small"
        pending={isSaving}
        aria-label={`Withdraw the invitation of ${email}`}
        onClick={() => void save()}
      >
        Withdraw
      </Button>
    </li>
  )
}
