import { beforeEach, expect, it } from 'vitest'
import { addOwnerLink } from '#commerce/orders/owner-link/add-owner-link.server.ts'
import { addNote } from '#commerce/orders/staff/add-note.server.ts'
import { requestStockAlert } from '#commerce/stock-alerts/request-stock-alert.server.ts'
import { auditOf } from '../../../tests/support/audit.ts'
import { createClaim, deliver } from '../../../tests/support/claims.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createProduct, createUser, type TestOrder } from '../../../tests/support/factories.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { createAskingOrder } from '../../../tests/support/recipients.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { type ExportedFile, exportAccount, exportOrder } from './export-personal-data.server.ts'

describeUseCase('an export', (open) => {
  let shop: TestShop
  let order: TestOrder
  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createPaidOrder(shop)
    await createUser(shop, { id: order.userId, name: 'Mona' })
  })

  async function filesOf(files: AsyncGenerator<ExportedFile>): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for await (const { name, content } of files) found.set(name, new TextDecoder().decode(content))
    return found
  }

  it('of an account has the profile, each order and the photographs', async () => {
    await deliver(shop, order)
    await createClaim(shop, order)
    await createPaidOrder(shop, { recipient: { name: 'Stranger', phone: '+201001234567' } })
    const files = await filesOf(
      exportAccount(shop, { userId: order.userId, actorId: order.userId }),
    )
    const { number } = await orderOf(shop, order)
    const names = [...files.keys()]
    expect(names).toEqual([
      'account.json',
      `orders/${number}.json`,
      expect.stringMatching(`^photographs/${number}/claim-.+\\.webp$`),
    ])
    const all = [...files.values()].join()
    for (const text of ['Mona', 'Karim Nabil', 'Brazil Street', 'Happy birthday', 'They drooped']) {
      expect(all).toContain(text)
    }
    expect(all).not.toContain('Stranger')
    expect(await auditOf(shop.db, order.userId)).toMatchObject([{ action: 'user.data-exported' }])
  })

  it('of an account has the stock alerts and consents of its verified address alone', async () => {
    const { id: productId } = await createProduct(shop, { stock: 0 })
    await requestStockAlert(shop, { productId, email: 'mona@example.com' })
    const ofAddress = async () => {
      const files = await filesOf(
        exportAccount(shop, { userId: order.userId, actorId: order.userId }),
      )
      const { stockAlerts, consents } = JSON.parse(files.get('account.json') ?? '')
      return { stockAlerts, consents }
    }
    expect(await ofAddress()).toEqual({ stockAlerts: [], consents: [] })
    const verified = { verifiedEmail: 'mona@example.com' }
    await shop.db.updateTable('users').set(verified).where('id', '=', order.userId).execute()
    expect(await ofAddress()).toMatchObject({
      stockAlerts: [{ productId, email: 'mona@example.com' }],
      consents: [{ kind: 'stock-alert', withdrawnAt: null }],
    })
  })

  it('of an order has neither secrets nor notes of staff', async () => {
    const { orderId } = order
    const path = await addOwnerLink(shop, { orderId, mailId: 'mail' })
    await addNote(shop, { orderId, staffId: 'nadia', note: 'A difficult customer' })
    const discount = { discount: 10, discountReason: 'Difficult again' }
    await shop.db.updateTable('orders').set(discount).where('id', '=', orderId).execute()
    const all = [...(await filesOf(exportOrder(shop, order))).values()].join()
    expect(all).toContain('Karim Nabil')
    expect(all).not.toMatch(/difficult|Difficult|tokenHash|nonce|network/)
    expect(all).not.toContain(path.split('key=').at(-1))
    expect(await auditOf(shop.db, orderId)).toMatchObject([{ action: 'order.data-exported' }])
  })

  it('hides the address that the recipient gave', async () => {
    const asking = await createAskingOrder(shop)
    const place = { street: 'Secret Street', building: '7', addressNotes: 'Blue gate' }
    await shop.db.updateTable('orders').set(place).where('id', '=', asking.orderId).execute()
    const all = [...(await filesOf(exportOrder(shop, asking))).values()].join()
    expect(all).not.toMatch(/Secret Street|Blue gate/)
  })
})
