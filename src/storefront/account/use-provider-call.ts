import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignInDependencies } from '#auth/sign-in.ts'
import { loadProvider } from '#identity/providers/load-provider.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { notify } from '#ui/toast.ts'

/** What a toast says when it has worked. */
export type DoneMessage = readonly [title: string, message?: string]

/** Something to be done at the identity provider, with its toasts; answers whether it was done. */
export function useProviderCall() {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)

  async function run(
    doing: string,
    call: (desk: SignInDependencies) => Promise<DoneMessage | null>,
  ): Promise<boolean> {
    if (pending) return false
    setPending(true)
    const toast = notify.loading(doing)
    try {
      const done = await call({ provider: await loadProvider(), queryClient })
      if (done) notify.success(done[0], done[1], toast)
      else notify.dismiss(toast)
      return true
    } catch (error) {
      const { title, message } = authNotice(error)
      notify.error(title, message, toast)
      return false
    } finally {
      setPending(false)
    }
  }

  return { pending, run }
}
