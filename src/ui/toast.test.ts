// @vitest-environment happy-dom
import { toast } from 'sonner'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dismissFetchFailure, dismissLeftErrors, notify, showFetchFailure } from './toast.ts'

vi.unmock('#ui/toaster.tsx')

const loading = vi.spyOn(toast, 'loading')
const dismiss = vi.spyOn(toast, 'dismiss')

// Loading it takes longer than `waitFor` waits.
beforeAll(() => import('./toaster.tsx'), 30_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

it('replaces the toast of the last attempt', async () => {
  const first = notify.loading('Signing in...', 'sign-in')
  notify.error('Email or Password is Incorrect!', 'Check them.', first)
  expect(notify.loading('Signing in...', 'sign-in')).toBe(first)
  await vi.waitFor(() => expect(loading).toHaveBeenCalledTimes(2))
  expect(loading).toHaveBeenLastCalledWith(
    'Signing in...',
    expect.objectContaining({ id: 'sign-in', description: undefined }),
  )
})

it('dismisses the errors of a page that the user leaves, and no new one', async () => {
  notify.error('Nothing was saved', undefined, 'old')
  await vi.waitFor(() => expect(toast.getToasts().map(({ id }) => id)).toContain('old'))
  vi.advanceTimersByTime(1_000)
  notify.error('Please sign in again', undefined, 'new')
  notify.success('Link copied', undefined, 'done')
  dismissLeftErrors()
  await vi.waitFor(() => expect(dismiss.mock.calls).toContainEqual(['old']))
  expect(dismiss.mock.calls).not.toContainEqual(['new'])
})

it('dismisses a failed read when the data is there', async () => {
  showFetchFailure()
  dismissFetchFailure()
  await vi.waitFor(() => expect(dismiss.mock.calls).toEqual([['fetch-failed']]))
})

it('shows a toast that replaces one which is leaving', async () => {
  const removed = (title: string) =>
    [...document.querySelectorAll('[data-sonner-toast]')]
      .find(({ textContent }) => textContent.includes(title))
      ?.getAttribute('data-removed')
  notify.error('Session expired', undefined, 'profile')
  await vi.waitFor(() => expect(removed('Session expired')).toBe('false'))
  notify.dismiss('profile')
  await vi.waitFor(() => expect(removed('Session expired')).toBe('true'))
  notify.success('Saved Successfully', undefined, 'profile')
  await vi.waitFor(() => expect(removed('Session expired')).toBeUndefined())
  expect(removed('Saved Successfully')).toBe('false')
})
