// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../tests/support/show.ts'
import { showFetchFailure } from './show-fetch-failure.ts'
import { useLazyPart } from './use-lazy-part.ts'

vi.mock('./show-fetch-failure.ts', () => ({ showFetchFailure: vi.fn() }))

const code = { Panel: ({ open }: { open: boolean }) => (open ? 'the panel' : 'put away') }
const load = vi.fn<() => Promise<typeof code>>()
const told = vi.mocked(showFetchFailure)
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

it('is fetched with the first opening, and stays', async () => {
  load.mockResolvedValue(code)
  const page = show(<Page />)
  expect(load).not.toHaveBeenCalled()
  page.happens(() => setOpen(true))
  await page.pass(1)
  expect(page.words()).toBe('the page, open: the panel')
  page.happens(() => setOpen(false))
  expect(page.words()).toBe('the page: put away')
})

it('that cannot be fetched after it was closed again is nobody’s concern', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const page = show(<Page />)
  page.happens(() => setOpen(true))
  page.happens(() => setOpen(false))
  await page.pass(1)
  expect(told).not.toHaveBeenCalled()
})

it('that cannot be fetched leaves the page as it is, is told, and asked for again', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module')
  load.mockRejectedValueOnce(lost).mockResolvedValue(code)
  const page = show(<Page />)
  page.happens(() => setOpen(true))
  await page.pass(1)
  expect(page.words()).toBe('the page: ')
  expect(told).toHaveBeenCalledTimes(1)
  page.happens(() => setOpen(true))
  await page.pass(1)
  expect(page.words()).toBe('the page, open: the panel')
})
