import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'

interface SecondFactorNoticeProps {
  /** Undefined while it is loading. */
  isOn: boolean | undefined
  next: string | undefined
}

/** Explains to staff why the dashboard redirected here. */
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
          ? 'The dashboard requires two-factor authentication. Sign in again with a code from your authenticator app.'
          : 'The dashboard requires two-factor authentication. Turn it on below.'}
      </p>
      {isOn && (
        <div>
          <Button onClick={signInAgain}>Sign in again</Button>
        </div>
      )}
    </div>
  )
}
