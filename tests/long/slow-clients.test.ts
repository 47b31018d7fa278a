import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSlowClientAttack, type SlowClientAttack } from '../support/slow-client-attack.ts'
import type { SlowKind } from '../support/slow-clients.ts'

/** 2,000 slow clients of each kind, each with its own IP address, and their effect on other customers. */

const count = 2_000
const kinds: SlowKind[] = ['heads', 'bodies', 'webhooks']

describe.each(['direct', 'balancer'] as const)('a shop with 2,000 slow clients, %s', (way) => {
  let target: SlowClientAttack
  beforeAll(async () => {
    target = await openSlowClientAttack(way)
  })
  afterAll(() => target?.close())

  it.each(kinds)('serves pages within 500 ms and takes orders while they send %s', async (kind) => {
    const visits = await target.attack(kind, { count, seconds: 30 })
    console.log(way, kind, summary(visits.times), visits.attackers, visits.memory)
    for (const found of Object.values(visits.statuses)) {
      expect(new Set(found)).toEqual(new Set([200]))
    }
    for (const what of ['page', 'cached', 'health', 'callback'] as const) {
      expect(atPart(visits.times[what], 0.95), what).toBeLessThan(500)
    }
    expect(visits.attackers.open).toBeGreaterThan(count / 2)
    expect(visits.memory.most - visits.memory.before).toBeLessThan(150)
  })
})

function summary(times: Record<string, number[]>): string {
  return Object.entries(times)
    .map(([what, all]) => `${what} p50 ${atPart(all, 0.5)} p95 ${atPart(all, 0.95)} ms`)
    .join(', ')
}

function atPart(sorted: number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
