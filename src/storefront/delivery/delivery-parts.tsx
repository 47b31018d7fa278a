import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { arrivalOf, cheapestInTime } from '#commerce/catalogue/arrival.ts'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import type { ChoiceTerms } from '#commerce/delivery/delivery-choice.ts'
import { deliveredPrice } from '#commerce/delivery/delivery-fee.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { useMinute } from '../layout/shop-clock.ts'
import { usePrice } from '../product/use-price.ts'
import { deliveryChoiceText } from './delivery.messages.ts'
import { persistDelivery, useDelivery } from './delivery-store.ts'
import { useChoiceOfUrl, useDeliveryChoice, useDeliveryTerms } from './use-delivery-terms.ts'

/** When a product arrives and its whole price; otherwise its earliest day. */
export function ArrivalLines({ product }: { product: ProductSummary }) {
  const terms = useDeliveryTerms()
  return terms && <Arrival product={product} terms={terms} />
}

function Arrival({ product, terms }: { product: ProductSummary; terms: ChoiceTerms }) {
  const variant = cheapestInTime(product, terms.maxLeadDays, useMinute())
  const price = usePrice(variant ?? product)
  const arrival = arrivalOf(product, terms)
  if (arrival.inTime) {
    return (
      <>
        <p className="truncate text-moss">
          {deliveryChoiceText('arrives', { day: formatShortDay(terms.day) })}
        </p>
        <p className="truncate">
          {deliveryChoiceText(product.furtherVariants.length > 0 ? 'deliveredFrom' : 'delivered', {
            price: formatMoney(deliveredPrice(price, terms)),
          })}
        </p>
      </>
    )
  }
  return (
    <>
      <p className="truncate">{deliveryChoiceText('late')}</p>
      {arrival.earliest && (
        <p className="truncate">
          {deliveryChoiceText('earliest', { day: formatShortDay(arrival.earliest) })}
        </p>
      )}
    </>
  )
}

/** Area, day and hours of the choice. */
export function ChosenDelivery({ otherwise }: { otherwise: ReactNode }) {
  const terms = useDeliveryTerms()
  if (!terms) return otherwise
  return (
    <span key={JSON.stringify(terms)}>
      {deliveryChoiceText('chosen', { area: terms.areaName, day: formatShortDay(terms.day) })}
      {terms.hours && <span className="max-sm:sr-only">, {formatWindow(terms.hours)}</span>}
    </span>
  )
}

/** The switch of a list. The URL is its state, as it is for every filter. */
export function OnlyArriving() {
  const terms = useDeliveryTerms()
  const isOn = useSearch({ strict: false, select: ({ arrives }) => arrives === true })
  const navigate = useNavigate()
  // Shows a click at once; the URL follows with the list.
  const [shown, setShown] = useState({ isOn, checked: isOn })
  if (shown.isOn !== isOn) setShown({ isOn, checked: isOn })
  if (!terms) return null
  const { area, day, slot } = terms

  function turn(on: boolean) {
    setShown({ isOn, checked: on })
    navigate({
      to: '.',
      search: (before) => ({
        ...before,
        ...{ area, day, slot, after: undefined },
        arrives: on || undefined,
      }),
      ...{ replace: true, resetScroll: false },
    })
  }

  return (
    <label className="flex min-h-11 items-center gap-2.5 sm:ms-auto">
      <input
        type="checkbox"
        checked={shown.checked}
        onChange={({ target }) => turn(target.checked)}
        className="size-5 accent-moss"
      />
      {deliveryChoiceText('only')}
    </label>
  )
}

// Before the first render, which would take the reserved lines away without the stored choice.
if (!import.meta.env.SSR) persistDelivery()

const deliveryPanel = () => import('./delivery-panel.tsx')

export function openPanel(): void {
  useDelivery.getState().setOpen(true)
}

/** Keeps the choice of this visit equal to what is shown, and lists up to date over a cut-off; and has the panel. */
export function DeliveryKeeper() {
  const ofUrl = useChoiceOfUrl()
  const choice = useDeliveryChoice()
  const terms = useDeliveryTerms()
  const queryClient = useQueryClient()
  const isShared = ofUrl !== null
  const { isOpen, setOpen } = useDelivery()
  const panel = useLazyPart(isOpen, deliveryPanel, setOpen)

  useEffect(() => {
    document.documentElement.toggleAttribute('data-delivers', choice !== null && terms !== null)
    if (!terms) {
      if (terms === null && !isShared) useDelivery.setState({ choice: null })
      return
    }
    const { area, day, slot } = terms
    if (isShared) useDelivery.setState({ choice: { area, day, ...(slot && { slot }) } })
  }, [choice, terms, isShared])

  const maxLeadDays = terms?.maxLeadDays
  useEffect(() => {
    if (maxLeadDays === undefined) return
    // When it changes, the lists of what arrives do, too.
    return () =>
      void queryClient.invalidateQueries({
        queryKey: ['products', 'list'],
        predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"arrival"'),
      })
  }, [maxLeadDays, queryClient])
  return panel && <panel.DeliveryPanel />
}
