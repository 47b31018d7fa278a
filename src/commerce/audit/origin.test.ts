import { expect, it } from 'vitest'
import { networkOf } from './origin.server.ts'

it.each([
  ['41.35.12.201', '41.35.12.0/24'],
  ['::ffff:41.35.12.201', '41.35.12.0/24'],
  ['2a02:9b0:4012:77:1c2d:3e4f:5a6b:7c8d', '2a02:9b0:4012::/48'],
  ['2a02:9b0::1', '2a02:9b0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
])('of %s only the network is stored', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each(['', 'unknown', 'nadia', '1.2.3', '12345678'])('%j is not an address', (address) => {
  expect(networkOf(address)).toBeNull()
})
