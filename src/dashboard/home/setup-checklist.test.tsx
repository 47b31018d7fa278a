// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getSetup } from '#api/setup.ts'
import type { SetupState } from '#commerce/setup/setup-store.server.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { show } from '../../../tests/support/show.ts'
import { SetupChecklist } from './setup-checklist.tsx'

vi.mock('#api/setup.ts', () => ({ getSetup: vi.fn() }))
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<typeof import('@tanstack/react-router')>()),
  useHydrated: () => true,
  Link: ({ to, children }: ComponentProps<'a'> & { to: string }) => <a href={to}>{children}</a>,
}))

beforeEach(() => localStorage.clear())

const nothing = {
  hasDetails: false,
  hasProduct: false,
  hasDelivery: false,
  hasPayment: false,
  hasStaff: false,
}

async function showChecklist(state: SetupState, userId = 'nadia') {
  vi.mocked(getSetup).mockClear().mockResolvedValue(state)
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SetupChecklist userId={userId} />
    </QueryClientProvider>,
  )
  await page.advance(1)
  return page
}

it('links every step of an empty shop to its page', async () => {
  const { text, container } = await showChecklist(nothing)
  expect(text()).toContain('0 of 5 done')
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/dashboard/settings',
    '/dashboard/products/new',
    '/dashboard/delivery',
    '/',
    '/dashboard/admins/new',
  ])
})

it('marks what is done, and goes when everything is', async () => {
  const some = await showChecklist({ ...nothing, hasProduct: true })
  expect(some.text()).toContain('1 of 5 done')
  expect(some.text()).toContain('Add a productDone')
  const all = {
    hasDetails: true,
    hasProduct: true,
    hasDelivery: true,
    hasPayment: true,
    hasStaff: true,
  }
  expect((await showChecklist(all)).text()).toBe('')
})

it('stays dismissed for its user, who reads nothing more from the server', async () => {
  const { text, container, run } = await showChecklist(nothing)
  run(() => container.querySelector('button')?.click())
  expect(text()).toBe('')
  expect((await showChecklist(nothing)).text()).toBe('')
  expect(getSetup).not.toHaveBeenCalled()
  expect((await showChecklist(nothing, 'mona')).text()).toContain('Set up your shop')
})
