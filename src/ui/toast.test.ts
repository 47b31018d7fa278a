import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissFetchFailure, dismissLeftErrors, notify, showFetchFailure } from './toast.ts'

const toast = vi.hoisted(() => ({
  loading: vi.fn(),
  success: vi.fn(),
  error: vi.fn(),
  dismiss: vi.fn(),
}))
vi.mock('./toaster.tsx', () => ({ toast }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.advanceTimersByTime(2_000)
  dismissLeftErrors()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => vi.waitFor(() => expect(toast.loading).toHaveBeenCalled())

it('replaces the toast of the last attempt', async () => {
  notify.error(
    'Email or Password is Incorrect!',
    'Check them.',
    notify.loading('Signing in...', 'sign-in'),
  )
  expect(notify.loading('Signing in...', 'sign-in')).toBe('sign-in')
  await settled()
  await vi.waitFor(() =>
    expect(toast.loading).toHaveBeenLastCalledWith(
      'Signing in...',
      expect.objectContaining({ id: 'sign-in', description: undefined }),
    ),
  )
})

it('dismisses the errors of a page that the user leaves, and no new one', async () => {
  notify.error('Nothing was saved', undefined, 'old')
  vi.advanceTimersByTime(1_000)
  notify.error('Please sign in again', undefined, 'new')
  notify.success('Link copied', undefined, 'done')
  toast.dismiss.mockClear()
  dismissLeftErrors()
  await vi.waitFor(() => expect(toast.dismiss.mock.calls).toEqual([['old']]))
})

it('dismisses a failed read when the data is there, and nothing otherwise', async () => {
  toast.dismiss.mockClear()
  dismissFetchFailure()
  showFetchFailure()
  dismissFetchFailure()
  dismissFetchFailure()
  await vi.waitFor(() => expect(toast.dismiss.mock.calls).toEqual([['fetch-failed']]))
})
