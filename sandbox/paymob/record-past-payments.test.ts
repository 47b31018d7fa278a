import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { merchantOf, openTestSandbox } from '../testing/test-sandbox.ts'
import { recordPastPayments } from './record-past-payments.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-past-payments-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a payment of the past can be inquired about and refunded, up to what is left of it', async () => {
  const file = join(folder, 'sandbox.sqlite')
  const paidAt = Date.UTC(2026, 9, 1)
  const payment = {
    orderId: 700_000_100,
    transactionId: 900_000_100,
    reference: '4821-0937-1-abcdefgh',
    method: 'card' as const,
    methodId: 4_000_001,
    amount: 1_535,
    payer: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
    paidAt,
    refunds: [{ transactionId: 900_000_200, amount: 500, at: paidAt + 60_000 }],
  }
  recordPastPayments(file, { walletSettleMs: 80 }, [payment])
  // The seed is repeated when it was interrupted.
  recordPastPayments(file, { walletSettleMs: 80 }, [payment])

  const sandbox = await openTestSandbox({ SANDBOX_DATA: file })
  const merchant = merchantOf(sandbox)
  expect(await merchant.transaction(payment.transactionId)).toMatchObject({
    success: true,
    amount_cents: 153_500,
    refunded_amount_cents: 50_000,
  })
  expect(await merchant.inquire({ merchant_order_id: payment.reference })).toMatchObject({
    is_refund: true,
    parent_transaction: payment.transactionId,
  })
  expect(await merchant.refund(payment.transactionId, 103_501)).toMatchObject({ status: 400 })
  expect(await merchant.refund(payment.transactionId, 103_500)).toMatchObject({ status: 201 })
  await sandbox.close()
})
