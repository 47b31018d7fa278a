import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { deliveryChoiceQueries } from '#api/delivery-choice.ts'
import {
  type ChoiceTerms,
  type DeliveryChoice,
  readDeliveryChoice,
} from '#commerce/delivery/delivery-choice.ts'
import { shopNow } from '../layout/shop-clock.ts'
import { useDelivery } from './delivery-store.ts'

/** The choice of the URL; null without one. */
export function useChoiceOfUrl(): DeliveryChoice | null {
  // Compared as text, because the router returns a new object for each navigation.
  const text = useSearch({
    strict: false,
    select: (search) => JSON.stringify(readDeliveryChoice({ ...search })),
  })
  return useMemo(() => readDeliveryChoice({ ...JSON.parse(text) }), [text])
}

/** The delivery choice of the page: that of the URL, otherwise that of this visit. */
export function useDeliveryChoice(): DeliveryChoice | null {
  const ofVisit = useDelivery((delivery) => delivery.choice)
  return useChoiceOfUrl() ?? ofVisit
}

const longestWaitMs = 5 * 60_000

/** The terms of the delivery choice: undefined without one and while they load, null if it is not usable. */
export function useDeliveryTerms(): ChoiceTerms | null | undefined {
  const choice = useDeliveryChoice()
  const { data } = useQuery({
    ...deliveryChoiceQueries.terms(choice ?? { area: '', day: '' }),
    enabled: choice !== null,
    // At a cut-off the terms change, with or without an input.
    refetchInterval: ({ state: { data: terms } }) => {
      const untilChange = (terms?.changesAt ?? Number.POSITIVE_INFINITY) - shopNow()
      return Math.min(Math.max(untilChange, 1_000), longestWaitMs)
    },
  })
  return choice ? data : undefined
}
