// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { listStaffProducts } from '#api/products.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { show } from '../../../tests/support/show.ts'
import { type Replacements, useReplacements } from './use-replacements.ts'

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
  const held: { now: Replacements | null } = { now: null }
  function Choice() {
    held.now = useReplacements({ productId: 'lilies' })
    return `${held.now.products.map(({ name }) => name)}: ${held.now.chosen?.name ?? 'none'}`
  }
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Choice />
    </QueryClientProvider>,
  )
  await page.pass(1)
  return {
    ...page,
    lookFor: (words: string) => page.happens(() => held.now?.lookFor(words)),
    choose: (id: string) => page.happens(() => held.now?.choose(id)),
  }
}

it('what was chosen is chosen no more once other words are looked for', async () => {
  const page = await showReplacements()
  page.choose('roses')
  expect(page.words()).toBe('roses,tulips: roses')
  page.lookFor('r')
  await page.pass(1)
  expect(page.words()).toBe('roses: none')
})

it('what was chosen while others were looked for is chosen no more once they are there without it', async () => {
  const page = await showReplacements()
  page.lookFor('tul')
  page.choose('roses')
  expect(page.words()).toBe('roses,tulips: roses')
  await page.pass(1)
  expect(page.words()).toBe('tulips: none')
})
