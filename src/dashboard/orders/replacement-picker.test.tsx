// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { listStaffProducts } from '#api/products.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { show } from '../../../tests/support/show.ts'
import { type Replacements, useReplacements } from './replacement-picker.tsx'

vi.mock('#api/products.ts', () => ({
  getStaffProduct: vi.fn(),
  listStaffProducts: vi.fn(),
}))

const offered = ['roses', 'tulips'].map((id) => ({
  ...sampleProduct({ id, name: id }),
  archivedAt: null,
}))

async function showReplacements() {
  vi.mocked(listStaffProducts).mockImplementation(async (asked) => ({
    products: offered.filter(({ name }) => name.includes(asked?.data?.query ?? '')),
    nextCursor: null,
  }))
  const rendered: { now: Replacements | null } = { now: null }
  function Choice() {
    rendered.now = useReplacements({ productId: 'lilies' })
    return `${rendered.now.products.map(({ name }) => name)}: ${rendered.now.chosen?.name ?? 'none'}`
  }
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Choice />
    </QueryClientProvider>,
  )
  await page.advance(1)
  return {
    ...page,
    search: (query: string) => page.run(() => rendered.now?.search(query)),
    choose: (id: string) => page.run(() => rendered.now?.choose(id)),
  }
}

it('clears the choice when the search changes', async () => {
  const page = await showReplacements()
  page.choose('roses')
  expect(page.text()).toBe('roses,tulips: roses')
  page.search('r')
  await page.advance(1)
  expect(page.text()).toBe('roses: none')
})

it('clears a choice made during a search when the results do not contain it', async () => {
  const page = await showReplacements()
  page.search('tul')
  page.choose('roses')
  expect(page.text()).toBe('roses,tulips: roses')
  await page.advance(1)
  expect(page.text()).toBe('tulips: none')
})
