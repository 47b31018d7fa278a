import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { loadProvider } from '#identity/providers/load-provider.ts'
import { notify } from '#ui/toast.ts'

export function SignOutButton({ className }: { className: string }) {
  const [isSigningOut, setSigningOut] = useState(false)
  const queryClient = useQueryClient()

  async function handleSignOut() {
    setSigningOut(true)
    const provider = await loadProvider().catch(() => null)
    const done = provider !== null && (await signOut({ provider, queryClient }))
    if (done) {
      // A full page load, so that no staff data stays in the memory of the tab.
      window.location.assign('/')
      return
    }
    notify.error(signOutFailed)
    setSigningOut(false)
  }

  return (
    <button
      type="button"
      aria-disabled={isSigningOut || undefined}
      className={className}
      onClick={() => !isSigningOut && void handleSignOut()}
    >
      <LogOut aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Sign out
    </button>
  )
}
