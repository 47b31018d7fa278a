import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { loadProvider } from '#identity/providers/load-provider.ts'
import { notify } from '#ui/toast.ts'

export function SignOutButton({ className }: { className: string }) {
  const [isLeaving, setLeaving] = useState(false)
  const queryClient = useQueryClient()

  async function leave() {
    setLeaving(true)
    const provider = await loadProvider().catch(() => null)
    const done = provider !== null && (await signOut({ provider, queryClient }))
    if (done) {
      // A whole new page: nothing of what staff have seen stays in the browser's memory.
      window.location.assign('/')
      return
    }
    notify.error(signOutFailed)
    setLeaving(false)
  }

  return (
    <button
      type="button"
      aria-disabled={isLeaving || undefined}
      className={className}
      onClick={() => !isLeaving && void leave()}
    >
      <LogOut aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Sign out
    </button>
  )
}
