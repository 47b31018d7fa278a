import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder } from '../../../../tests/support/factories.ts'
import { minutes, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { listRecipients } from './list-recipients.server.ts'

const userId = newDocumentId()

describeUseCase('the recipients of a customer', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  const names = async (of = userId) => (await listRecipients(shop, of)).map(({ name }) => name)

  /** Later than the orders before. */
  async function sendTo(name: string, change: Parameters<typeof createOrder>[1] = {}) {
    shop.clock.now += minutes(1)
    const recipient = { name, phone: '+201001234567' }
    await createOrder(shop, { userId, recipient, ...change })
  }

  it('come from own orders alone, the latest first and each once', async () => {
    await sendTo('Karim Nabil')
    await sendTo('Salma Fouad')
    await sendTo('karim nabil')
    expect(await names()).toEqual(['karim nabil', 'Salma Fouad'])
    expect(await names(newDocumentId())).toEqual([])
    expect(await listRecipients(shop, userId)).toContainEqual({
      ...{ name: 'Salma Fouad', phone: '+201001234567', zoneId: shop.zone.id },
      ...{ street: 'Brazil Street', building: '12', floor: '3', notes: 'Ring twice' },
    })
  })

  it('leave out an address that the recipient gives', async () => {
    const address = { givenBy: 'recipient', zoneId: shop.zone.id } as const
    await sendTo('Hana Adel', { userId: newDocumentId(), address })
    const asked = newDocumentId()
    await sendTo('Hana Adel', { userId: asked, address })
    expect(await names(asked)).toEqual([])
  })

  it('are six at most', async () => {
    const sender = newDocumentId()
    for (let number = 1; number <= 7; number++) {
      await sendTo(`Recipient ${number}`, { userId: sender, paymentMethod: 'cash' })
    }
    expect(await names(sender)).toHaveLength(6)
    expect((await names(sender))[0]).toBe('Recipient 7')
  })
})
