import { describe, expect, it } from 'vitest'
import { clientNetworks, networkAddress } from './client-network.server.ts'

describe('networkAddress', () => {
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
  ])('returns for %s its /64, %s', (address, network) => {
    expect(networkAddress(address)).toBe(network)
    expect(networkAddress(network)).toBe(network)
  })

  it.each([
    ['::ffff:41.35.12.201', '41.35.12.201'],
    ['::FFFF:2923:cc9', '41.35.12.201'],
    ['0:0:0:0:0:ffff:41.35.12.201', '41.35.12.201'],
    ['41.35.12.201', '41.35.12.201'],
  ])('returns for %s the IPv4 address %s', (address, network) => {
    expect(networkAddress(address)).toBe(network)
  })

  it.each(['', 'unknown', '1.2.3', ':::', '12345::', '1:2:3', '[::1]', '::1:80:x'])(
    'returns %j, which is no address, unchanged',
    (address) => {
      expect(networkAddress(address)).toBe(address)
    },
  )
})

describe('clientNetworks', () => {
  const names = (address: string) => clientNetworks(address).map(({ network }) => network)

  it('returns /64, /56 and /48 of IPv6, with larger allowances', () => {
    expect(clientNetworks('2001:db8:1:2345:a:b:c:d')).toEqual([
      { network: '2001:db8:1:2345::', allowance: 1 },
      { network: '2001:db8:1:2300::/56', allowance: 4 },
      { network: '2001:db8:1::/48', allowance: 16 },
    ])
    expect(clientNetworks('::1')).toEqual([
      { network: '0:0:0:0::', allowance: 1 },
      { network: '0:0:0:0::/56', allowance: 4 },
      { network: '0:0:0::/48', allowance: 16 },
    ])
  })

  it('returns the same for an address and its /64', () => {
    expect(names('2001:db8:1:2345:a:b:c:d')).toEqual(names('2001:db8:1:2345::'))
  })

  it.each([
    ['2001:db8:1:23ff::1', 2],
    ['2001:db8:1:2400::1', 1],
    ['2001:db8:2:2345::1', 0],
  ])('returns for %s %i wider networks shared with a neighbour', (address, common) => {
    const neighbour = names('2001:db8:1:2300::1')
    expect(names(address).filter((network) => neighbour.includes(network))).toHaveLength(common)
  })

  it('returns one for IPv4, and for a text that is no address', () => {
    expect(clientNetworks('::ffff:41.35.12.201')).toEqual([
      { network: '41.35.12.201', allowance: 1 },
    ])
    expect(clientNetworks('unknown')).toEqual([{ network: 'unknown', allowance: 1 }])
  })
})
