import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignInDependencies } from '#auth/sign-in.ts'
import { AuthError, type AuthErrorKind } from '#identity/sign-in/auth-error.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { notify } from '#ui/toast.ts'

/** The success toast. */
export type DoneMessage = readonly [title: string, message?: string]

/** Runs a call of the identity provider with toasts; `run` returns whether it succeeded. */
export function useProviderCall() {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)

  /** `expected` handles errors that the page shows itself. */
  async function run(
    doing: string,
    call: (dependencies: SignInDependencies) => Promise<DoneMessage | null>,
    expected: Partial<Record<AuthErrorKind, () => void>> = {},
  ): Promise<boolean> {
    if (pending) return false
    setPending(true)
    const toast = notify.loading(doing, doing)
    try {
      const done = await call({ provider: await loadProvider(), queryClient })
      if (done) notify.success(done[0], done[1], toast)
      else notify.dismiss(toast)
      return true
    } catch (error) {
      const handle = error instanceof AuthError ? expected[error.kind] : undefined
      const { title, message } = authNotice(error)
      if (handle) notify.dismiss(toast)
      else notify.error(title, message, toast)
      handle?.()
      return false
    } finally {
      setPending(false)
    }
  }

  return { pending, run }
}
