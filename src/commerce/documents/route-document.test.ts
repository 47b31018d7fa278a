import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { tomorrow } from '../../../tests/support/test-shop.ts'
import { buildRouteDocument } from './route-document.ts'

const inZone = (zoneName: string) => ({ address: { ...sampleOrder().address, zoneName } })

describe('a route', () => {
  it('numbers its stops through all areas', () => {
    const orders = ['Maadi', 'Maadi', 'Zamalek'].map((zone) => sampleOrder(inZone(zone)))
    const { zones, stops } = buildRouteDocument(orders, { date: tomorrow, window: null })
    expect(stops).toBe(3)
    expect(zones.map(({ name, stops }) => [name, stops.map(({ position }) => position)])).toEqual([
      ['Maadi', [1, 2]],
      ['Zamalek', [3]],
    ])
  })

  it('shows the cash to collect, and no amount of paid orders', () => {
    const orders = [sampleOrder({ paymentStatus: 'cash_due' }), sampleOrder()]
    const { zones, cash } = buildRouteDocument(orders, { date: tomorrow, window: null })
    expect(cash).toBe('EGP\u00a0575')
    expect(zones[0]?.stops.map((stop) => stop.cash)).toEqual(['EGP\u00a0575', null])
  })

  it('shows add-ons behind their bouquet, and leaves out what was refunded', () => {
    const [bouquet] = sampleOrder().lines
    if (!bouquet) throw new Error('The sample has no line.')
    const vase = { ...bouquet, name: 'Vase', quantity: 2, addedTo: 0 }
    const lines = [bouquet, vase, { ...vase, name: 'Balloon', givenBackAt: 1 }]
    const [zone] = buildRouteDocument([sampleOrder({ lines })], {
      date: tomorrow,
      window: null,
    }).zones
    expect(zone?.stops[0]?.goods).toEqual(['1 × Red roses', '+ 2 × Vase'])
  })

  it('has the language of the caller', () => {
    const order = sampleOrder({ addressGivenAt: null })
    const route = inLocale('ar', () =>
      buildRouteDocument([order], { date: tomorrow, window: null }),
    )
    expect(route).toMatchObject({ locale: 'ar', day: 'السبت 21 نوفمبر', window: 'طوال اليوم' })
    expect(route.zones[0]?.stops[0]?.address).toEqual(['العنوان ناقص'])
  })

  it('has no map link without an address', () => {
    const [zone] = buildRouteDocument([sampleOrder({ addressGivenAt: null })], {
      date: tomorrow,
      window: null,
    }).zones
    expect(zone?.stops[0]).toMatchObject({ map: null, address: ['Address missing'] })
  })

  it('does not name the sender', () => {
    const told = JSON.stringify(
      buildRouteDocument([sampleOrder()], { date: tomorrow, window: null }),
    )
    expect(told).not.toMatch(/Mona|Adel|example|1112345678/)
  })
})
