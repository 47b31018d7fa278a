import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { securityText } from './security.messages.ts'
import { SecurityNotice } from './security-section.tsx'

interface SignInAgainProps {
  reason: string
  /** The page to which the sign-in leads back. */
  next: string | undefined
}

/** Explains that an action needs a new sign-in, and leads there. */
export function SignInAgain({ reason, next }: SignInAgainProps) {
  const queryClient = useQueryClient()
  const router = useRouter()

  async function signInAgain() {
    const provider = await loadProvider().catch(() => null)
    if (!provider || !(await signOut({ provider, queryClient }))) {
      notify.error(signOutFailed())
      return
    }
    await router.navigate({ to: '/login', search: { next } })
  }

  return (
    <SecurityNotice>
      <p>{reason}</p>
      <div>
        <Button onClick={signInAgain}>{securityText('signInAgain')}</Button>
      </div>
    </SecurityNotice>
  )
}
