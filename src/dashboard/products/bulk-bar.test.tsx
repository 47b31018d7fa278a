// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { changeProducts, restoreProducts } from '#api/products.ts'
import { mostChangedAtOnce } from '#commerce/catalogue/editing/product-changes.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { notify } from '#ui/toast.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { showWithDialogs } from '../../../tests/support/show.ts'
import { BulkBar } from './bulk-bar.tsx'

vi.mock('#api/products.ts', () => ({ changeProducts: vi.fn(), restoreProducts: vi.fn() }))
vi.mock('@tanstack/react-router', () => ({ useHydrated: () => true }))

beforeEach(() => {
  vi.spyOn(notify, 'loading').mockReturnValue('toast')
  vi.spyOn(notify, 'success').mockReturnValue()
  vi.spyOn(notify, 'error').mockReturnValue()
})

const product = (id: string) => ({
  ...sampleProduct({ id, name: id, price: 1000 }),
  archivedAt: null,
  furtherVariants: [],
})
const before = (id: string) => ({
  ...{ id, updatedAt: 7, category: 'roses', archivedAt: null },
  sizes: [{ id, price: 1000, salePrice: null }],
})

function showBar(
  selected = [product('a'), product('b')],
  onChanged: (ids: readonly string[]) => void = () => undefined,
) {
  const selection = { selected, isSelecting: false, isCut: false, clearSelection: () => undefined }
  return showWithDialogs(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <BulkBar selection={selection} categories={[]} onChanged={onChanged} />
    </QueryClientProvider>,
  )
}

it('offers to undo the products that a bulk change has changed', async () => {
  const page = showBar()
  const left = [{ id: 'b', problem: { code: 'price-too-low' } as const }]
  vi.mocked(changeProducts).mockResolvedValueOnce({
    ok: true,
    changed: 1,
    left,
    before: [before('a')],
  })
  await page.click('Archive')
  const [, message, , action] = vi.mocked(notify.error).mock.lastCall ?? []
  expect([message, action?.label]).toEqual(['1 product changed', 'Undo'])

  vi.mocked(restoreProducts).mockResolvedValueOnce({ ok: true, changed: 1, left: [] })
  action?.onClick()
  await page.advance(5)
  expect(restoreProducts).toHaveBeenCalledWith({ data: { products: [before('a')] } })
  expect(notify.success).toHaveBeenLastCalledWith('1 product restored', undefined, 'toast')
})

it('says which products an undo leaves as they are', async () => {
  const page = showBar()
  vi.mocked(changeProducts).mockResolvedValueOnce({
    ok: true,
    changed: 2,
    left: [],
    before: [before('a'), before('b')],
  })
  await page.click('Archive')
  const left = [{ id: 'b', problem: { code: 'changed-since' } as const }]
  vi.mocked(restoreProducts).mockResolvedValueOnce({ ok: true, changed: 1, left })
  vi.mocked(notify.success).mock.lastCall?.[3]?.onClick()
  await page.advance(5)
  expect(notify.error).toHaveBeenLastCalledWith(
    'Some products were not restored',
    '1 product restored. It has been changed since.',
    'toast',
  )
})

it('keeps only the products selected that a failed later request may not have changed', async () => {
  const ids = Array.from({ length: mostChangedAtOnce + 1 }, (_, index) => `p${index}`)
  const onChanged = vi.fn()
  const page = showBar(ids.map(product), onChanged)
  const first = ids.slice(0, mostChangedAtOnce)
  vi.mocked(changeProducts)
    .mockResolvedValueOnce({ ok: true, changed: 200, left: [], before: first.map(before) })
    .mockRejectedValueOnce(new Error('offline'))
  await page.click('Archive')
  expect(onChanged).toHaveBeenCalledWith(first)
  const [title, message, , action] = vi.mocked(notify.error).mock.lastCall ?? []
  expect([title, message, action?.label]).toEqual([
    'Some products were not changed',
    '200 products changed',
    'Undo',
  ])
  expect(document.body.textContent).toContain('Saving failed. Check it before you try again.')
})
