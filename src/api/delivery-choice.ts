import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { DeliveryChoice } from '#commerce/delivery/delivery-choice.ts'
import { deliveryChoiceSchema } from '#commerce/delivery/delivery-choice-schema.ts'
import {
  readChoiceTerms,
  readDeliveryOptions,
} from '#commerce/delivery/read-choice-terms.server.ts'
import { shop } from '#platform/services.server.ts'

const question = z.object({ choice: deliveryChoiceSchema })

/** The terms of a delivery choice, or null if it is not usable any more. */
const getChoiceTerms = createServerFn({ method: 'GET' })
  .validator((input: z.input<typeof question>) => question.parse(input))
  .handler(({ data }) => readChoiceTerms(shop, data.choice))

/** Areas, days and slots, with those that are full or closed. */
const getDeliveryOptions = createServerFn({ method: 'GET' }).handler(() =>
  readDeliveryOptions(shop),
)

export const deliveryChoiceQueries = {
  terms: (choice: DeliveryChoice) =>
    queryOptions({
      queryKey: ['delivery', 'terms', choice],
      queryFn: () => getChoiceTerms({ data: { choice } }),
      staleTime: 60_000,
    }),
  options: () =>
    queryOptions({
      queryKey: ['delivery', 'options'],
      queryFn: () => getDeliveryOptions(),
      // Capacity changes with every order.
      refetchInterval: 60_000,
    }),
}
