// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { placeTelephoneOrder } from '#api/telephone-orders.ts'
import type { TelephoneOptions } from '#commerce/telephone/telephone-options.server.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { show } from '../../../tests/support/show.ts'
import { useTelephoneOrder } from './use-telephone-order.ts'

const fetchOptions = vi.hoisted(() => vi.fn<() => Promise<TelephoneOptions>>())
vi.mock('#api/telephone-orders.ts', () => ({
  placeTelephoneOrder: vi.fn(),
  telephoneQueries: {
    root: ['telephone'],
    options: () => ({ queryKey: ['telephone'], queryFn: fetchOptions }),
  },
}))
vi.mock('#api/staff-orders.queries.ts', () => ({ staffOrderQueries: { all: () => ['orders'] } }))

const slot = {
  ...{ id: 'evening', name: 'Evening', startMinute: 540, endMinute: 720, cutoffMinute: 480 },
  ...{ capacity: 10, weekdays: '1234567', left: 1 },
}
const feast = { date: '2026-11-20', surcharge: { name: 'Feast', amount: 50 }, slots: [slot] }
const usual = { date: '2026-11-21', surcharge: null, slots: [slot] }
const options = (...days: TelephoneOptions['days']): TelephoneOptions => ({
  zones: [{ id: 'zamalek', name: 'Zamalek', fee: 75, open: true }],
  days,
  methods: ['cash'],
  cashLimit: 3000,
})

beforeEach(() => {
  fetchOptions.mockResolvedValue(options(feast, usual))
  vi.mocked(placeTelephoneOrder).mockReset().mockResolvedValue({ ok: true, orderId: 'order' })
})

async function showForm() {
  const rendered: { form?: ReturnType<typeof useTelephoneOrder> } = {}
  function Page() {
    rendered.form = useTelephoneOrder(null)
    return null
  }
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Page />
    </QueryClientProvider>,
  )
  await page.advance(1)
  const product = sampleProduct({ id: 'roses' })
  const lines = [{ product, quantity: 1, unitPrice: 500 }]
  return {
    form: () => rendered.form,
    choose: () => page.run(() => rendered.form?.change({ lines, 'address.zoneId': 'zamalek' })),
    type: (name: string) => page.run(() => rendered.form?.change({ 'recipient.name': name })),
    restart: () => page.run(() => rendered.form?.restart()),
    async place() {
      page.run(() => void rendered.form?.place())
      await page.advance(1)
    },
  }
}

it('a placed order keeps its total when it took the last place of its day', async () => {
  const page = await showForm()
  page.choose()
  fetchOptions.mockResolvedValue(options(usual))
  await page.place()
  expect(page.form()?.options?.days).toHaveLength(1)
  expect(page.form()?.placed).toMatchObject({ orderId: 'order', total: 625 })
})

it('any typed field is a change, until another order begins', async () => {
  const page = await showForm()
  expect(page.form()?.isChanged).toBe(false)
  page.type('Karim')
  expect(page.form()?.isChanged).toBe(true)
  page.restart()
  expect(page.form()?.isChanged).toBe(false)
})
