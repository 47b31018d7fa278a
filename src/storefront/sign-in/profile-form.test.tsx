// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { saveOwnProfile } from '#api/profile.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { notify } from '#ui/toast.ts'
import { show } from '../../../tests/support/show.ts'
import { ProfileForm } from './profile-form.tsx'

const navigate = vi.hoisted(() => vi.fn())

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useRouter: () => ({ navigate, state: { location: { href: '/account' } } }),
}))
vi.mock('#api/profile.ts', () => ({ saveOwnProfile: vi.fn() }))
vi.mock('#ui/toast.ts')

const salma: Profile = {
  id: 'salma',
  name: 'Salma',
  surname: 'Fouad',
  email: 'salma@example.com',
  phone: '',
  profilePicture: null,
  suspended: false,
  locale: 'en',
  role: 'customer',
}

beforeEach(() => {
  vi.clearAllMocks()
})

function showForm(profile: Profile) {
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ProfileForm profile={profile} button={{}} />
    </QueryClientProvider>,
  )
  const surname = () => page.container.querySelector<HTMLInputElement>('[name="surname"]')
  return {
    surname: () => surname()?.value,
    async save(typed: string) {
      const field = surname()
      if (field) field.value = typed
      page.run(() => page.container.querySelector('form')?.requestSubmit())
      await page.advance(1)
    },
  }
}

it('asks a signed-out user to sign in, and restores the entries afterwards', async () => {
  vi.mocked(saveOwnProfile).mockRejectedValueOnce(new AuthorizationError('sign-in'))
  await showForm(salma).save('Hamdi')
  const said = ['Please sign in again', 'We kept your details.']
  expect(vi.mocked(notify.error).mock.lastCall?.slice(0, 2)).toEqual(said)
  expect(navigate).toHaveBeenCalledWith({ to: '/login', search: { next: '/account' } })

  expect(showForm({ ...salma, id: 'nadia', surname: 'Aziz' }).surname()).toBe('Aziz')
  const again = showForm(salma)
  expect(again.surname()).toBe('Hamdi')
  const profile = { ...salma, surname: 'Hamdi' }
  vi.mocked(saveOwnProfile).mockResolvedValueOnce({ ok: true, profile })
  await again.save('Hamdi')
  expect(showForm(salma).surname()).toBe('Fouad')
})

it('does not ask for a sign-in when the shop is unreachable', async () => {
  vi.mocked(saveOwnProfile).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await showForm(salma).save('Hamdi')
  const said = ['Error while saving', 'Try again later']
  expect(vi.mocked(notify.error).mock.lastCall?.slice(0, 2)).toEqual(said)
  expect(navigate).not.toHaveBeenCalled()
})
