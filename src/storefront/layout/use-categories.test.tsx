// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { listCategories } from '#api/catalogue.ts'
import type { Category } from '#commerce/catalogue/category.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { show } from '../../../tests/support/show.ts'
import { useCategories } from './use-categories.ts'

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
const asked = vi.mocked(listCategories)
let queryClient = createQueryClient(() => undefined)

beforeEach(() => {
  asked.mockReset()
  queryClient = createQueryClient(() => undefined)
})

function ArchiveFilter() {
  const { categories, isLoading } = useCategories()
  return isLoading ? 'on their way' : categories?.map(({ name }) => name).join()
}

const showArchived = () =>
  show(
    <QueryClientProvider client={queryClient}>
      <ArchiveFilter />
    </QueryClientProvider>,
  )

it('categories that are waited for are on their way for 700 ms, so that nothing flickers', async () => {
  const answer = Promise.withResolvers<Category[]>()
  asked.mockReturnValue(answer.promise)
  const shelf = showArchived()
  await shelf.pass(100)
  answer.resolve([tulips])
  await shelf.pass(599)
  expect(shelf.words()).toBe('on their way')
  await shelf.pass(1)
  expect(shelf.words()).toBe('Tulips')
})

it('categories that take longer are shown when they come', async () => {
  const answer = Promise.withResolvers<Category[]>()
  asked.mockReturnValue(answer.promise)
  const shelf = showArchived()
  await shelf.pass(2_000)
  expect(shelf.words()).toBe('on their way')
  answer.resolve([tulips])
  await shelf.pass(1)
  expect(shelf.words()).toBe('Tulips')
})

it('up to a hundred categories are asked for, and again only when they are ten seconds old', async () => {
  asked.mockResolvedValue([tulips])
  const first = showArchived()
  await first.pass(9_000)
  first.archive()
  const second = showArchived()
  await second.pass(1_000)
  expect(asked.mock.calls).toEqual([[{ data: { limit: 100 } }]])
  second.archive()
  await showArchived().pass(1)
  expect(asked).toHaveBeenCalledTimes(2)
})
