// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { listCategories } from '#api/catalogue.ts'
import type { Category } from '#commerce/catalogue/category.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { show } from '../../../tests/support/show.ts'
import { minimumDisplayMs, remainingDisplayMs, useCategories } from './use-categories.ts'

vi.mock('#api/catalogue.ts', () => ({ listCategories: vi.fn() }))

const tulips: Category = {
  id: 'tulips',
  name: 'Tulips',
  image: null,
  imagePlaceholder: null,
  position: 0,
  createdAt: 0,
  updatedAt: 0,
}
const request = vi.mocked(listCategories)
let queryClient = createQueryClient(() => undefined)

beforeEach(() => {
  request.mockReset()
  queryClient = createQueryClient(() => undefined)
})

function CategoryNames() {
  const { categories, isLoading } = useCategories()
  return isLoading ? 'loading' : categories?.map(({ name }) => name).join()
}

const showCategories = () =>
  show(
    <QueryClientProvider client={queryClient}>
      <CategoryNames />
    </QueryClientProvider>,
  )

it('shows the loading state for at least 700 ms', async () => {
  const response = Promise.withResolvers<Category[]>()
  request.mockReturnValue(response.promise)
  const page = showCategories()
  await page.advance(100)
  response.resolve([tulips])
  await page.advance(599)
  expect(page.text()).toBe('loading')
  await page.advance(1)
  expect(page.text()).toBe('Tulips')
})

it('shows categories at once when they take longer than that', async () => {
  const response = Promise.withResolvers<Category[]>()
  request.mockReturnValue(response.promise)
  const page = showCategories()
  await page.advance(2_000)
  expect(page.text()).toBe('loading')
  response.resolve([tulips])
  await page.advance(1)
  expect(page.text()).toBe('Tulips')
})

it('requests up to 100 categories, and again after ten seconds', async () => {
  request.mockResolvedValue([tulips])
  const first = showCategories()
  await first.advance(9_000)
  first.unmount()
  const second = showCategories()
  await second.advance(1_000)
  expect(request.mock.calls).toEqual([[{ data: { limit: 100 } }]])
  second.unmount()
  await showCategories().advance(1)
  expect(request).toHaveBeenCalledTimes(2)
})

it('counts the 700 ms from the start of the loading state', () => {
  expect(remainingDisplayMs(1_000, 1_001, minimumDisplayMs)).toBe(699)
  expect(remainingDisplayMs(1_000, 1_699, minimumDisplayMs)).toBe(1)
})

it('hides the loading state at once after 700 ms', () => {
  expect(remainingDisplayMs(1_000, 1_700, minimumDisplayMs)).toBe(0)
  expect(remainingDisplayMs(1_000, 9_000, minimumDisplayMs)).toBe(0)
})
