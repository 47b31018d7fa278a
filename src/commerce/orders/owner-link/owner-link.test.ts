import { expect, it } from 'vitest'
import { instantOf } from '../../delivery/cairo-time.ts'
import {
  lastExpiredDelivery,
  ownerLinkExpiresAt,
  ownerLinkPath,
  tokenOfHash,
} from './owner-link.ts'

const delivery = { date: '2026-11-21', endMinute: 18 * 60 }

it('ownerLinkExpiresAt is six weeks after the end of the delivery slot', () => {
  expect(ownerLinkExpiresAt(delivery)).toBe(instantOf('2027-01-02', 18 * 60))
})

it('lastExpiredDelivery names only days whose links have expired', () => {
  const today = '2027-01-03'
  expect(lastExpiredDelivery(today)).toBe('2026-11-21')
  expect(ownerLinkExpiresAt(delivery)).toBeLessThan(instantOf(today, 0))
})

it('ownerLinkPath carries the token behind the #, where no server sees it', () => {
  const { pathname, search, hash } = new URL(
    ownerLinkPath('order', 'token'),
    'https://shop.example',
  )
  expect([pathname, search, tokenOfHash(hash)]).toEqual(['/o/order', '', 'token'])
})

it.each(['', '#', '#confirm=abc', '#changes'])('tokenOfHash finds no token in "%s"', (hash) => {
  expect(tokenOfHash(hash)).toBeNull()
})
