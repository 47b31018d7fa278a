import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { WriteAheadLog } from '#database/dialects/group-commit.server.ts'
import { isThorough } from '../support/rounds.ts'
import { type Action, isIn } from './action.ts'
import { allActions } from './actions.ts'
import { play } from './play.ts'
import { parseScript, scriptOf } from './script.ts'
import { replay, simulate } from './simulate.ts'

const { SIMULATION_SEED, SIMULATION_REPLAY, SIMULATION_ORDERS } = process.env
const wanted = Number(SIMULATION_ORDERS ?? (isThorough ? 3_000 : 300))
const firstSeed = Number(SIMULATION_SEED ?? 1)

const options = () => ({ migratedFile: inject('migrated').sqliteFile })

describe('simulated shop', () => {
  // The time of a disk would decide which of two actions goes on first.
  beforeAll(() => {
    vi.spyOn(WriteAheadLog.prototype, 'flush').mockResolvedValue()
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })

  it.runIf(SIMULATION_REPLAY)('replays a script', async () => {
    expect(await replay(parseScript(SIMULATION_REPLAY ?? ''), options())).toBeNull()
  })

  it.skipIf(SIMULATION_REPLAY)(
    `keeps every invariant over ${SIMULATION_SEED ? `seed ${firstSeed}` : `${wanted} orders`}`,
    async () => {
      let orders = 0
      for (let seed = firstSeed; orders < wanted; seed++) {
        const simulated = await simulate(seed, options())
        expect(simulated.report).toBeNull()
        orders += simulated.orders
        if (SIMULATION_SEED) break
      }
    },
    2 * 3_600_000,
  )

  it('plays a script the same way twice', async () => {
    const script = scriptOf(7, 150)
    const [one, other] = [
      await play(script, { ...options(), checkEvery: 150 }),
      await play(script, { ...options(), checkEvery: 150 }),
    ]
    expect(one.digest).toBe(other.digest)
  })

  describe('with a defect', () => {
    const defects: Action[] = [
      {
        name: 'captures-twice',
        weight: 20,
        needs: ({ captured }) => captured > 0,
        run: ({ shop: { db } }, { id, captured }) =>
          db
            .updateTable('orders')
            .set({ captured: 2 * captured })
            .where('id', '=', id)
            .execute(),
      },
      {
        name: 'keeps-slot',
        weight: 20,
        needs: isIn('confirmed'),
        run: ({ shop: { db } }, { id }) =>
          db.updateTable('orders').set({ status: 'expired' }).where('id', '=', id).execute(),
      },
      {
        name: 'refunds-in-secret',
        weight: 20,
        needs: isIn('delivered'),
        async run({ shop, world: { provider } }, { id }) {
          const [payment] = await listPayments(shop.db, id)
          if (!payment?.transactionId || payment.returned === payment.amount) return
          provider.script.refundAtDashboard(payment.transactionId, 1)
        },
      },
      {
        name: 'only-marks-as-erased',
        weight: 20,
        needs: isIn('delivered'),
        run: ({ shop: { db } }, { id }) =>
          db.updateTable('orders').set({ erasedAt: 1 }).where('id', '=', id).execute(),
      },
    ]

    // In the two hundred steps of one seed a defect may find nothing to break.
    const firstReport = async (broken: Parameters<typeof simulate>[1]) => {
      for (let seed = 1; seed <= 10; seed++) {
        const { report } = await simulate(seed, broken, 200)
        if (report) return report
      }
      return ''
    }

    // The search for a short replay takes seconds each.
    it.each(isThorough ? defects : defects.slice(0, 2))(
      'finds it, and prints a short replay: $name',
      async (defect) => {
        const broken = { ...options(), actions: [...allActions, defect] }
        const report = await firstReport(broken)
        expect(report).toContain(defect.name)
        const [, text = ''] = report.match(/SIMULATION_REPLAY='(.*)'/) ?? []
        const script = parseScript(text, broken.actions)
        expect(script.length).toBeLessThanOrEqual(12)
        expect(await replay(script, broken)).toContain(defect.name)
      },
    )
  })
})
