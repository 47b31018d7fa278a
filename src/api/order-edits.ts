import { createServerFn } from '@tanstack/react-start'
import { invalidFields } from '#commerce/checkout/order-fields.ts'
import { type EditedOrder, editOrder as edit } from '#commerce/orders/editing/edit-order.server.ts'
import { orderEditSchema } from '#commerce/orders/editing/order-edit.ts'
import { may } from '#commerce/staff/permissions.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

export type OrderEditResult = EditedOrder | ReturnType<typeof invalidFields>

/** Staff edit an order. A lower price of a paid order needs the permission to refund. */
export const editOrder = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((request: unknown) => orderEditSchema.safeParse(request))
  .handler(async ({ data: request, context }): Promise<OrderEditResult> => {
    if (!request.success) return invalidFields(request.error)
    const { id: staffId, role } = context.user
    return edit(shop, { ...request.data, staffId, mayRefund: may(role, 'payments.refund') })
  })
