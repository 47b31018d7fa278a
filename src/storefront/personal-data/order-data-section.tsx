import { useQueryClient } from '@tanstack/react-query'
import { orderQueries } from '#api/orders.queries.ts'
import { eraseOrderData } from '#api/personal-data.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { DownloadButton } from './download-button.tsx'
import { EraseButton } from './erase-button.tsx'
import { dataText } from './personal-data.messages.ts'

/** Export and erasure of one order, for its customer or a guest with the link. */
export function OrderDataSection({ order }: { order: OrderDetail }) {
  const queryClient = useQueryClient()
  const { id: orderId, erasedAt } = order
  return (
    <section aria-labelledby="order-data" className="print:hidden">
      <h2 id="order-data" className="font-display text-lg font-normal">
        {dataText('orderTitle')}
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-soft">
        {dataText(erasedAt === undefined ? 'orderNote' : 'orderErased')}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <DownloadButton of={async () => ({ orderId })} refused={dataText('linkUnknown')} />
        {erasedAt === undefined && (
          <EraseButton
            action={dataText('deleteOrder')}
            title={dataText('deleteOrderTitle')}
            consequences={dataText('deleteOrderNote')}
            keep={dataText('keepOrder')}
            done={dataText('orderDeleted')}
            erase={() => eraseOrderData({ data: { orderId } })}
            onDone={() => queryClient.invalidateQueries(orderQueries.view(orderId))}
          />
        )}
      </div>
    </section>
  )
}
