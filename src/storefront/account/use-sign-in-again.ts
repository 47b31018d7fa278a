import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { notify } from '#ui/toast.ts'

/** Signs out and leads to the sign-in page, which returns to `next`. */
export function useSignInAgain(next: string | undefined): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    const provider = await loadProvider().catch(() => null)
    if (!provider || !(await signOut({ provider, queryClient }))) {
      notify.error(signOutFailed())
      return
    }
    await router.navigate({ to: '/login', search: { next } })
  }
}
