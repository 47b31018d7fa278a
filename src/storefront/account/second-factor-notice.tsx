import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { loadProvider } from '#identity/providers/load-provider.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'

export interface SecondFactorNoticeProps {
  /** Undefined while it is not known. */
  isOn: boolean | undefined
  next: string | undefined
}

/** Why the dashboard sent somebody here, and what opens it. */
export function SecondFactorNotice({ isOn, next }: SecondFactorNoticeProps) {
  const queryClient = useQueryClient()
  const router = useRouter()

  async function signInAgain() {
    const provider = await loadProvider().catch(() => null)
    if (!provider || !(await signOut({ provider, queryClient }))) {
      notify.error(signOutFailed)
      return
    }
    await router.navigate({ to: '/login', search: { next } })
  }

  return (
    <div role="status" className="grid gap-4 rounded-sm border border-line bg-linen p-5 sm:p-6">
      <p>
        {isOn
          ? 'The dashboard opens for super admins who signed in with a code from their app. Please sign in once more.'
          : 'The dashboard opens for super admins with two-factor authentication. Please turn it on here.'}
      </p>
      {isOn && (
        <div>
          <Button onClick={signInAgain}>Sign in again</Button>
        </div>
      )}
    </div>
  )
}
