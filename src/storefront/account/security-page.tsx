import { useAuth } from '#identity/auth-context.tsx'
import { ChangePassword } from './change-password.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'

/** How somebody signs in, and where they have. */
export function SecurityPage() {
  const { user } = useAuth()
  return (
    <div className="mx-auto grid max-w-2xl gap-12 px-6 py-12 sm:px-10">
      <h1 className="font-display text-2xl">Sign-in and security</h1>
      <SignedInDevices uid={user?.uid} />
      {user && !user.isGuest && <ChangePassword />}
    </div>
  )
}
