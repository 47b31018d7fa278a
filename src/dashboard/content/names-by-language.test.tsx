// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { ClosedDaysSection } from '../delivery/closed-days-section.tsx'
import { PeakDaysSection } from '../delivery/peak-days-section.tsx'
import { SlotsSection } from '../delivery/slots-section.tsx'
import { ZonesSection } from '../delivery/zones-section.tsx'
import { ProductsTable } from '../products/products-table.tsx'

vi.mock('#api/delivery-settings.ts', () => ({}))
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<typeof import('@tanstack/react-router')>()),
  useHydrated: () => true,
  useBlocker: () => ({ status: 'idle' }),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

const both = { name: 'Roses', nameAr: 'ورد' }
const englishOnly = { name: 'Vase', nameAr: '' }
const slot = { startMinute: 540, endMinute: 720, cutoffMinute: 480, capacity: 9, enabled: true }

const lists: Record<string, (names: typeof both) => ReactNode> = {
  products: (names) => (
    <ProductsTable
      products={[{ ...sampleProduct({ id: 'a', ...names }), archivedAt: null }]}
      categoryNames={new Map()}
      chosen={new Set()}
      onChoose={() => undefined}
      onSelectAll={() => undefined}
      now={0}
    />
  ),
  areas: (names) => <ZonesSection zones={[{ id: 'a', ...names, fee: 75, open: true }]} />,
  'time slots': (names) => (
    <SlotsSection slots={[{ id: 'a', ...names, ...slot, weekdays: '12' }]} />
  ),
  'peak days': (names) => (
    <PeakDaysSection days={[{ date: '2026-11-20', ...names, surcharge: 60 }]} today="2026-11-20" />
  ),
  'closed days': ({ name: reason, nameAr: reasonAr }) => (
    <ClosedDaysSection
      closedDays={[{ date: '2026-11-20', reason, reasonAr, booked: 0 }]}
      repeatedClosures={[]}
      holidays={[]}
      today="2026-11-20"
    />
  ),
}

function render(list: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(() => undefined)}>{list}</QueryClientProvider>,
  )
}

it.each(Object.entries(lists))(
  'the list of %s has names in the language of the page',
  (_, list) => {
    const [english, arabic] = [render(list(both)), inLocale('ar', () => render(list(both)))]
    expect([english, arabic].map((markup) => /Roses/.test(markup))).toEqual([true, false])
    expect([english, arabic].map((markup) => /ورد/.test(markup))).toEqual([false, true])
  },
)

it.each(Object.entries(lists))(
  'the list of %s marks an English name on an Arabic page',
  (_, list) => {
    const markup = inLocale('ar', () => render(list(englishOnly)))
    expect(markup).toContain('<bdi lang="en" dir="ltr">Vase</bdi>')
    expect(render(list(englishOnly))).not.toContain('<bdi lang')
  },
)
