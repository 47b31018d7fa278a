// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionQueries } from '#api/session.queries.ts'
import type { AuthUser } from '#identity/providers/provider.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { show } from '../../tests/support/show.ts'
import { AuthProvider, useAuth } from './auth-context.tsx'
import { observeAuth } from './observe-auth.ts'
import { signInHint } from './sign-in-hint.ts'

vi.mock('@tanstack/react-router', () => ({ useRouter: () => null }))
vi.mock('#api/session.ts', () => ({ getSession: vi.fn() }))
vi.mock('./observe-auth.ts', () => ({ observeAuth: vi.fn() }))

const mona: AuthUser = {
  uid: 'mona',
  email: 'mona@example.com',
  emailVerified: true,
  name: 'Mona',
  picture: null,
  isGuest: false,
}
const observed = vi.mocked(observeAuth)

beforeEach(() => {
  observed.mockReset()
  observed.mockResolvedValue(() => undefined)
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
  document.cookie = 'boutique-identity.signed_in=; max-age=0'
  signInHint.clear()
})

function Status() {
  const { isInitialLoading, isAuthenticated, user } = useAuth()
  return [isInitialLoading && 'loading', isAuthenticated && 'authenticated', user?.name]
    .filter(Boolean)
    .join(' ')
}

function showFor(uid: string | null) {
  const queryClient = createQueryClient(() => undefined)
  queryClient.setQueryData(sessionQueries.current().queryKey, uid)
  return show(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Status />
      </AuthProvider>
    </QueryClientProvider>,
  )
}

it('is loading until the provider reports its first state', async () => {
  observed.mockResolvedValue(() => undefined)
  const page = showFor('mona')
  await page.advance(5_000)
  expect(page.text()).toBe('loading')
  const onUser = observed.mock.calls[0]?.[0].onUser
  page.run(() => onUser?.(mona))
  expect(page.text()).toBe('authenticated Mona')
  page.run(() => onUser?.(null))
  expect(page.text()).toBe('')
  page.unmount()
})

it('does not load the provider for a visitor who never signed in', async () => {
  const page = showFor(null)
  await page.advance(5_000)
  expect(page.text()).toBe('')
  expect(observed).not.toHaveBeenCalled()
  page.unmount()
})

describe('a browser without a session of the shop', () => {
  it('loads the provider if it has a user there, without a hint of the shop', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
    document.cookie = 'boutique-identity.signed_in=1'
    const page = showFor(null)
    await page.advance(0)
    expect(observed).toHaveBeenCalledOnce()
    page.unmount()
  })

  it('loads the provider as soon as a user signs in there, once', async () => {
    const page = showFor(null)
    await page.advance(0)
    expect(observed).not.toHaveBeenCalled()
    signInHint.set()
    signInHint.set()
    await page.advance(0)
    expect(observed).toHaveBeenCalledOnce()
    page.unmount()
    signInHint.set()
    await vi.waitFor(() => expect(observed).toHaveBeenCalledOnce())
  })
})

it('unsubscribes when the page is left', async () => {
  const stop = vi.fn()
  observed.mockResolvedValue(stop)
  const page = showFor('mona')
  await page.advance(0)
  page.unmount()
  expect(stop).toHaveBeenCalledOnce()
})
