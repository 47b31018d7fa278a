// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionQueries } from '#api/session.queries.ts'
import type { AuthUser } from '#identity/providers/provider.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { show } from '../../tests/support/show.ts'
import { AuthProvider, useAuth } from './auth-context.tsx'
import { observeAuth } from './observe-auth.ts'

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

beforeEach(() => observed.mockReset())

function Words() {
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
        <Words />
      </AuthProvider>
    </QueryClientProvider>,
  )
}

it('who is signed in is not known before the provider has said its first word', async () => {
  observed.mockResolvedValue(() => undefined)
  const page = showFor('mona')
  await page.pass(5_000)
  expect(page.words()).toBe('loading')
  const tell = observed.mock.calls[0]?.[0].tell
  page.happens(() => tell?.(mona))
  expect(page.words()).toBe('authenticated Mona')
  page.happens(() => tell?.(null))
  expect(page.words()).toBe('')
})

it('a visitor who never signed in is nobody at once, and the provider is not asked', async () => {
  const page = showFor(null)
  await page.pass(5_000)
  expect(page.words()).toBe('')
  expect(observed).not.toHaveBeenCalled()
})

it('a page that is left listens no more', async () => {
  const stop = vi.fn()
  observed.mockResolvedValue(stop)
  const page = showFor('mona')
  await page.pass(0)
  page.archive()
  expect(stop).toHaveBeenCalledOnce()
})
