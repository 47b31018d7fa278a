import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isDocumentId } from '#database/document-id.ts'
import { visitor } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { isUnconfirmedCash } from './confirmation/cash-confirmation.ts'
import { readConfirmation } from './confirmation/cash-confirmation-store.server.ts'
import { type OrderView, viewOrder } from './order-view.ts'
import { listEvents } from './records/order-event-store.server.ts'
import { findOrder } from './records/order-store.server.ts'
import { findPhotos } from './staff/order-photo-store.server.ts'

const question = z.object({ id: z.string() })

/** An order by its unguessable id, for whoever has it: as much of it as they may see, or null when there is none. */
export const getOrder = createServerFn({ method: 'GET' })
  .middleware([visitor])
  .validator((asked: { id: string }) => question.parse(asked))
  .handler(async ({ data, context }): Promise<OrderView | null> => {
    const order = isDocumentId(data.id) ? await findOrder(shop.db, data.id) : null
    if (!order) return null
    const timeline = await listEvents(shop.db, order.id)
    const viewer = {
      userId: context.user?.id ?? null,
      isStaff: context.isStaff('orders.read'),
    }
    return viewOrder(order, timeline, viewer, {
      photos: await findPhotos(shop.db, order.id),
      confirmation: isUnconfirmedCash(order) ? await readConfirmation(shop.db, order.id) : null,
    })
  })
