import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { customerQueries } from '#api/profile.queries.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import { currentLocale } from '#i18n/locale.ts'
import { SidePanel } from '#ui/side-panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { accountText } from './account.messages.ts'
import { SignOutButton } from './sign-out-button.tsx'

interface AccountPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AccountPanel({ open, onOpenChange }: AccountPanelProps) {
  const { data: profile, isPending } = useQuery(customerQueries.current())
  const close = () => onOpenChange(false)
  return (
    <SidePanel title={accountText('title')} open={open} onOpenChange={onOpenChange}>
      <div className="py-6 text-base">
        {/* As high as a name and an email: nothing shifts when the profile loads. */}
        <div className="min-h-13">
          {isPending && <Skeleton className="h-6 w-40" />}
          {profile && (
            <>
              <p dir="auto" className="text-page-start font-medium">
                {fullName(profile)}
              </p>
              {profile.email && (
                <p className="text-sm text-ink-soft">
                  <bdi dir="ltr">{profile.email}</bdi>
                </p>
              )}
            </>
          )}
        </div>
        <Link to="/account" className="link mt-6 inline-block" onClick={close}>
          {accountText('orders')}
        </Link>
        <Link to="/account/security" className="link mt-3 block w-fit" onClick={close}>
          {accountText('security')}
        </Link>
      </div>
      <SignOutButton onDone={close} />
      {profile?.role === 'driver' && (
        // A full load, because the page has no Arabic address and scripts contain one language.
        <a href="/driver" className="link mt-6 block w-fit text-base">
          {accountText('deliveries')}
        </a>
      )}
      {profile && isStaff(profile.role) && profile.role !== 'driver' && (
        <Link
          to="/dashboard/home"
          // The dashboard has no Arabic address: a page in English loads scripts of its own.
          reloadDocument={currentLocale() !== 'en'}
          className="link mt-6 block w-fit text-base"
          onClick={close}
        >
          {accountText('dashboard')}
        </Link>
      )}
    </SidePanel>
  )
}
