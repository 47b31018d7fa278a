import { expect, it } from 'vitest'
import { countedAddress } from './counted-address.server.ts'

it.each([
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::'],
  ['2001:DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:db8:1:2::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0::'],
  ['2001::5:a:b:c:d', '2001:0:0:5::'],
  ['1:2:3:4:5:6:1.2.3.4', '1:2:3:4::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['::', '0:0:0:0::'],
])('%s is counted as its network, %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
  expect(countedAddress(counted)).toBe(counted)
})

it.each([
  ['::ffff:41.35.12.201', '41.35.12.201'],
  ['::FFFF:2923:cc9', '41.35.12.201'],
  ['0:0:0:0:0:ffff:41.35.12.201', '41.35.12.201'],
  ['41.35.12.201', '41.35.12.201'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

it.each(['', 'unknown', '1.2.3', ':::', '12345::', '1:2:3', '[::1]', '::1:80:x'])(
  '%j is no address, and stays what it is',
  (address) => {
    expect(countedAddress(address)).toBe(address)
  },
)
