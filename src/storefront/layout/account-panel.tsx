import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { customerQueries } from '#api/profile.queries.ts'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { Button } from '#ui/button.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { notify } from '#ui/toast.ts'

interface AccountPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AccountPanel({ open, onOpenChange }: AccountPanelProps) {
  const { data: profile, isPending } = useQuery(customerQueries.current())
  const close = () => onOpenChange(false)
  const { leave, isLeaving } = useSignOut(close)
  return (
    <SidePanel title="Your account" open={open} onOpenChange={onOpenChange}>
      <div className="py-6 text-base">
        {/* As high as a name and an email: nothing shifts when the profile loads. */}
        <div className="min-h-13">
          {isPending && <Skeleton className="h-6 w-40" />}
          {profile && (
            <>
              <p className="font-medium">{`${profile.name} ${profile.surname}`.trim()}</p>
              {profile.email && <p className="text-sm text-ink-soft">{profile.email}</p>}
            </>
          )}
        </div>
        <Link to="/account" className="link mt-6 inline-block" onClick={close}>
          Orders and details
        </Link>
        <Link to="/account/security" className="link mt-3 block w-fit" onClick={close}>
          Sign-in and security
        </Link>
      </div>
      <Button variant="quiet" pending={isLeaving} onClick={leave}>
        Sign out
      </Button>
      {profile && isStaff(profile.role) && (
        <Link to="/dashboard/orders" className="link mt-6 block w-fit text-base" onClick={close}>
          Dashboard
        </Link>
      )}
    </SidePanel>
  )
}

function useSignOut(onDone: () => void) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setIsLeaving(true)
    const signedOut = await loadProvider().then(
      (provider) => signOut({ provider, queryClient }),
      () => false,
    )
    setIsLeaving(false)
    if (!signedOut) {
      notify.error(signOutFailed)
      return
    }
    onDone()
    await router.invalidate()
  }
  return { leave, isLeaving }
}
