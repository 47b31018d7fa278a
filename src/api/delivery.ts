import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readNextDelivery, readOrderPause } from '#commerce/delivery/read-calendar.server.ts'
import { readDeliveryAreas } from '#commerce/delivery/read-delivery-areas.server.ts'
import { reads, shop } from '#platform/services.server.ts'

const question = z.object({ leadDays: z.int().min(0).max(365) })

/** The first slot that is open for a product with this lead time, or null when none is. */
const getNextDelivery = createServerFn({ method: 'GET' })
  .validator((input: z.input<typeof question>) => question.parse(input))
  .handler(({ data }) => readNextDelivery(shop, data.leadDays))

/** The pause of new orders; null while customers may order. */
const getOrderPause = createServerFn({ method: 'GET' }).handler(() => readOrderPause(shop))

export const getDeliveryAreas = createServerFn({ method: 'GET' }).handler(() =>
  reads(readDeliveryAreas),
)

export const nextDeliveryQueries = {
  after: (leadDays: number) =>
    queryOptions({
      queryKey: ['delivery', 'next', leadDays],
      queryFn: () => getNextDelivery({ data: { leadDays } }),
      staleTime: 60_000,
      refetchInterval: 5 * 60_000,
    }),
}

export const orderPauseQueries = {
  current: () =>
    queryOptions({
      queryKey: ['delivery', 'pause'],
      queryFn: () => getOrderPause(),
      staleTime: 60_000,
      refetchInterval: 5 * 60_000,
    }),
}
