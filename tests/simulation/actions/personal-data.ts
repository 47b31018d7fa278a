import { findProfile } from '#commerce/customers/user-store.server.ts'
import { messageCardOf } from '#commerce/documents/message-card.ts'
import { addCardLinks } from '#commerce/orders/recipient-page/add-card-links.server.ts'
import { sendThanks } from '#commerce/orders/recipient-page/send-thanks.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { eraseAccount } from '#commerce/personal-data/erase-account.server.ts'
import { eraseOrder } from '#commerce/personal-data/erase-order.server.ts'
import { eraseRecipient } from '#commerce/personal-data/erase-recipient.server.ts'
import { isUniqueViolation } from '#database/database-errors.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { createUser } from '../../support/factories.ts'
import { type Action, isIn, type SeenOrder, type Step } from '../action.ts'

const hasEnded = isIn('delivered', 'cancelled', 'expired')

/** Prints the card of an order. Returns the token on it. */
async function cardToken({ shop }: Step, { id }: SeenOrder): Promise<string> {
  const order = await findOrder(shop.db, id)
  if (!order || !messageCardOf(order).ok) return ''
  const paths = await addCardLinks(shop, [id])
  return paths.get(id)?.split('/').at(-1) ?? ''
}

/** Erasures of customers and recipients, and data that is added around them. */
export const personalData: Action[] = [
  {
    name: 'erase-order',
    weight: 3,
    needs: hasEnded,
    run: ({ shop }, { id: orderId, userId }) => eraseOrder(shop, { orderId, userId }),
  },
  {
    name: 'erase-recipient',
    weight: 3,
    needs: hasEnded,
    run: async (step, order) => eraseRecipient(step.shop, await cardToken(step, order)),
  },
  {
    name: 'thank',
    weight: 2,
    needs: isIn('delivered'),
    async run(step, order) {
      const token = await cardToken(step, order)
      return sendThanks(step.shop, { token, message: 'Thank you', image: null })
    },
  },
  {
    name: 'erase-account',
    weight: 1,
    async run({ shop, world, random }) {
      const userId = random.pick(world.customers)
      await eraseAccount({ ...shop, removeSignIn: endSessionsOf }, userId)
      if (await findProfile(world.base.db, userId)) return
      // Another customer comes, perhaps also after an erasure at the same time.
      await createUser(world.base, { id: userId }).catch((error) => {
        if (!isUniqueViolation(error)) throw error
      })
    },
  },
]
