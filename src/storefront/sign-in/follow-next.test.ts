import { expect, it, vi } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { followNext } from './follow-next.ts'

function followed(path: string) {
  const navigate = vi.fn(async () => undefined)
  void followNext({ navigate }, path, { replace: true })
  return navigate
}

it('follows a path inside the loaded page', () => {
  expect(followed('/dashboard/orders')).toHaveBeenCalledWith({
    href: '/dashboard/orders',
    replace: true,
  })
  expect(inLocale('ar', () => followed('/checkout'))).toHaveBeenCalledWith({
    href: '/checkout',
    replace: true,
  })
})

it('loads the dashboard anew from an Arabic page', () => {
  expect(inLocale('ar', () => followed('/dashboard/orders?status=paid'))).toHaveBeenCalledWith(
    expect.objectContaining({ reloadDocument: true }),
  )
})
