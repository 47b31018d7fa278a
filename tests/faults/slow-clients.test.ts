import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rounds } from '../support/rounds.ts'
import {
  openSlowClientAttack,
  type SlowClientAttack,
  type Visits,
} from '../support/slow-client-attack.ts'
import type { SlowKind } from '../support/slow-clients.ts'

/**
 * More slow clients than the limit of requests in flight, each with its own IP address. `tests/long/slow-clients.test.ts`
 * has 2,000 of each kind, for longer, and attacks through the balancer too.
 */

const count = 600
const kinds: SlowKind[] = ['heads', 'bodies', 'webhooks']

describe('a shop with 600 slow clients', () => {
  let target: SlowClientAttack
  beforeAll(async () => {
    target = await openSlowClientAttack('direct')
  })
  afterAll(() => target?.close())

  it.each(kinds)('serves pages and takes orders while they send %s', async (kind) => {
    const visits = await target.attack(kind, { count, seconds: rounds({ quick: 3, thorough: 7 }) })
    expectServed(visits)
    expect(visits.attackers.open).toBeGreaterThan(count / 2)
  })
})

function expectServed({ statuses }: Visits): void {
  expect(statuses.order.length).toBeGreaterThan(0)
  for (const found of Object.values(statuses)) expect(new Set(found)).toEqual(new Set([200]))
}
