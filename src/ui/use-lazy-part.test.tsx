// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../tests/support/show.ts'
import { showFetchFailure } from './toast.ts'
import { useLazyPart } from './use-lazy-part.ts'

vi.mock('./toast.ts', () => ({ showFetchFailure: vi.fn() }))

/** The import starts after a frame. */
const frameMs = 17

const code = { Panel: ({ open }: { open: boolean }) => (open ? 'the panel' : 'closed') }
const load = vi.fn<() => Promise<typeof code>>()
const shown = vi.mocked(showFetchFailure)
let setOpen: (open: boolean) => void

afterEach(() => {
  vi.resetAllMocks()
})

function Page() {
  const [open, setIt] = useState(false)
  setOpen = setIt
  const part = useLazyPart(open, load, setIt)
  return (
    <>
      the page{open && ', open'}: {part && <part.Panel open={open} />}
    </>
  )
}

it('loads with the first opening and stays loaded', async () => {
  load.mockResolvedValue(code)
  const page = show(<Page />)
  expect(load).not.toHaveBeenCalled()
  page.run(() => setOpen(true))
  await page.advance(frameMs + 1)
  expect(page.text()).toBe('the page, open: the panel')
  page.run(() => setOpen(false))
  expect(page.text()).toBe('the page: closed')
})

it('does not load between the opening and its frame', () => {
  const page = show(<Page />)
  page.run(() => setOpen(true))
  expect(load).not.toHaveBeenCalled()
})

it('ignores a failed import after it was closed', async () => {
  const { promise, reject } = Promise.withResolvers<typeof code>()
  load.mockReturnValueOnce(promise)
  const page = show(<Page />)
  page.run(() => setOpen(true))
  await page.advance(frameMs + 1)
  page.run(() => setOpen(false))
  reject(new TypeError('Failed to fetch dynamically imported module'))
  await page.advance(1)
  expect(shown).not.toHaveBeenCalled()
})

it('shows a toast, closes and loads again after a failed import', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  load.mockRejectedValueOnce(failure).mockResolvedValue(code)
  const page = show(<Page />)
  page.run(() => setOpen(true))
  await page.advance(frameMs + 1)
  expect(page.text()).toBe('the page: ')
  expect(shown).toHaveBeenCalledTimes(1)
  page.run(() => setOpen(true))
  await page.advance(frameMs + 1)
  expect(page.text()).toBe('the page, open: the panel')
})
