import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LogOut, Plus } from 'lucide-react'
import { useState } from 'react'
import { customerPageQueries } from '#api/customer-page.ts'
import { signOutUser, updateUser, userQueries } from '#api/users.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import type { UserDetails } from '#commerce/customers/user-summary.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { RoleChip, SuspendedChip } from '../people/role-chip.tsx'
import { SecondFactorSection } from '../people/second-factor-section.tsx'
import { staffRefusal } from '../people/staff-refusals.ts'
import { SuspensionButton } from '../people/suspension-button.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { useSave } from '../saving/use-save.ts'
import { customerText } from './customer.messages.ts'
import { Consents, CustomerFigures, Recipients } from './customer-parts.tsx'
import { EraseCustomerButton } from './erase-customer-button.tsx'
import { ExportCustomerButton } from './export-customer-button.tsx'
import { SentEmails } from './sent-emails.tsx'
import { formOf, UserForm } from './user-form.tsx'
import { UserNotes } from './user-notes.tsx'
import { OrdersOfSamePhone, OrdersOfUser } from './user-orders.tsx'
import { userRefusal } from './user-refusals.ts'
import { usersText } from './users.messages.ts'
import { usersMemory } from './users-search.ts'

/** The form continues with the version that it saved. After a conflict the admin chooses what to keep. */
export function UserPage({ userId, ownId }: { userId: string; ownId: string }) {
  const { data } = useSuspenseQuery(userQueries.detail(userId))
  if (!data) return null
  return (
    <>
      <BackLink to="/dashboard/users" search={usersMemory.last()}>
        {usersText('all')}
      </BackLink>
      <header className="mt-1 mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="font-display text-xl break-words">
          <bdi>{fullName(data)}</bdi>
        </h1>
        <RoleChip role={data.role} />
        {data.suspended && <SuspendedChip />}
        <div className="flex w-full flex-wrap gap-3 lg:ms-auto lg:w-auto">
          {userId !== ownId && (
            <>
              <SignOutButton userId={userId} />
              <SuspensionButton person={data} />
              {data.role === 'customer' && (
                <>
                  <ExportCustomerButton userId={userId} />
                  <EraseCustomerButton customer={data} />
                </>
              )}
            </>
          )}
          {!data.suspended && (
            <Link
              to="/dashboard/orders/new"
              search={{ customer: userId }}
              className={buttonStyle({ size: 'small' })}
            >
              <Plus className="size-4" />
              {customerText('newOrder')}
            </Link>
          )}
        </div>
      </header>
      {data.suspensionReason !== null && (
        <p role="note" className="mb-8 max-w-2xl bg-clay px-5 py-4">
          {usersText('suspendedFor', { reason: data.suspensionReason })}
        </p>
      )}
      <CustomerOf loaded={data} isSelf={userId === ownId} />
    </>
  )
}

function CustomerOf({ loaded, isSelf }: { loaded: UserDetails; isSelf: boolean }) {
  const { id } = loaded
  const { data: customer, isPending, isError, refetch } = useQuery(customerPageQueries.customer(id))
  return (
    <>
      {isPending && <Skeleton className="mb-10 h-28" />}
      {isError && !customer && <FetchFailed onRetry={() => void refetch()} />}
      {customer && <CustomerFigures sales={customer.sales} />}
      <div className="grid gap-x-14 gap-y-10 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-10">
          <OrdersOfUser userId={id} />
          {customer && <OrdersOfSamePhone orders={customer.samePhone} />}
          {customer && <Recipients recipients={customer.recipients} />}
          <SentEmails userId={id} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {customer && <UserNotes userId={id} notes={customer.notes} />}
          <div>
            <Editor key={id} loaded={loaded} />
            <Facts user={loaded} />
          </div>
          <SecondFactorSection person={loaded} isSelf={isSelf} />
          {customer && <Consents consents={customer.consents} locale={loaded.locale} />}
        </div>
      </div>
    </>
  )
}

/** Signs a user out on all devices. */
function SignOutButton({ userId }: { userId: string }) {
  const { save, isSaving } = useSave({
    send: () => signOutUser({ data: { userId } }),
    refusal: staffRefusal,
  })
  return (
    <Button variant="quiet" size="small" pending={isSaving} onClick={() => void save()}>
      <LogOut className="size-4 rtl:-scale-x-100" />
      {usersText('signOutEverywhere')}
    </Button>
  )
}

function Editor({ loaded }: { loaded: UserDetails }) {
  const [user, setUser] = useState(loaded)
  const [newer, setNewer] = useState<UserDetails | null>(null)
  const { save, isSaving } = useSave({
    send: (form: ProfileForm) =>
      updateUser({ data: { userId: user.id, form, seenUpdatedAt: user.updatedAt } }),
    refusal: userRefusal,
    invalidates: [userQueries.all()],
  })

  async function update(form: ProfileForm) {
    const saved = await save(form)
    if (saved?.ok) {
      setUser(saved.user)
      setNewer(null)
    } else if (saved?.refusal === 'changed-elsewhere') setNewer(saved.user)
    return saved
  }

  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className="mb-4 font-display text-lg">
        {usersText('profile')}
      </h2>
      <UserForm
        start={formOf(user)}
        emailHelp={usersText('orderEmail')}
        onSave={update}
        theirs={newer && formOf(newer)}
        onResolved={() => {
          if (newer) setUser(newer)
          setNewer(null)
        }}
      >
        {({ isChanged, discard }) => (
          <SaveBar shown={isChanged} isSaving={isSaving} onDiscard={discard} />
        )}
      </UserForm>
    </section>
  )
}

function Facts({ user }: { user: UserDetails }) {
  return (
    <div className="mt-8 grid gap-2 text-ink-soft">
      <p>{usersText('userSince', { moment: formatMoment(user.createdAt) })}</p>
      <p className="break-all">
        {user.verifiedEmail === null
          ? usersText('notVerified')
          : usersText('verified', { email: user.verifiedEmail })}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {user.role !== 'customer' && (
          <Link to="/dashboard/admins/$userId" params={{ userId: user.id }} className="link">
            {usersText('viewRole')}
          </Link>
        )}
        <Link to="/dashboard/audit" search={{ object: user.id }} className="link">
          {usersText('changes')}
        </Link>
      </p>
    </div>
  )
}
