// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { SignedIn } from '#auth/sign-in.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { notify } from '#ui/toast.ts'
import { show } from '../../../tests/support/show.ts'
import { type SignInState, useSignIn } from './use-sign-in.ts'

vi.mock('@tanstack/react-router', () => ({
  useHydrated: () => true,
  useRouter: () => ({ navigate: async () => undefined }),
}))
vi.mock('#platform/load-provider.ts', () => ({ loadProvider: async () => ({}) }))
vi.mock('#auth/sign-in.ts', () => ({
  /** Google's window is noticed as closed some time after its attempt was left. */
  signInWithGoogle: (_: unknown, { left }: { left: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      left.addEventListener('abort', () => setTimeout(() => reject(new Error('closed')), 500))
    }),
}))

function showSignIn() {
  vi.spyOn(notify, 'loading').mockReturnValue('sign-in')
  const rendered: { state?: SignInState } = {}
  function Screen() {
    rendered.state = useSignIn('/delivery')
    return null
  }
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Screen />
    </QueryClientProvider>,
  )
  return { ...page, rendered }
}

const asGuest = async (): Promise<SignedIn> => ({
  ok: true,
  profile: null,
  verificationSent: false,
})

it('keeps the message of a sign-in that replaced an open Google window', async () => {
  const success = vi.spyOn(notify, 'success').mockReturnValue()
  const dismiss = vi.spyOn(notify, 'dismiss').mockReturnValue()
  const page = showSignIn()
  await page.advance(1)
  void page.rendered.state?.startGoogle()
  await page.advance(1)
  void page.rendered.state?.start('guest', asGuest)
  await page.advance(1)
  expect(success).toHaveBeenCalledWith('Signed in', undefined, 'sign-in')
  await page.advance(1000)
  expect(dismiss).not.toHaveBeenCalled()
})
