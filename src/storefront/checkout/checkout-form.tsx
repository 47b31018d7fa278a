import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { checkoutQueries } from '#api/checkout.queries.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { useCart } from '../cart/cart-store.ts'
import { useFreshCart } from '../cart/use-fresh-cart.ts'
import { AddressSection } from './address-section.tsx'
import { newDraft } from './checkout-draft.ts'
import { CheckoutColumns } from './checkout-layout.tsx'
import { choicesOf } from './choices.ts'
import { DeliverySection } from './delivery-section.tsx'
import { focusFirst } from './focus-first.ts'
import { MessageSection } from './message-section.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentSection } from './payment-section.tsx'
import { ContactSection, RecipientSection } from './person-sections.tsx'
import { placeRequest } from './place-request.ts'
import { readCheckout, withNewKey } from './saved-checkout.ts'
import { SubstitutionSection } from './substitution-section.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import type { PlaceOrder } from './use-place-order.ts'

export function CheckoutForm({ profile, placing }: { profile: Profile; placing: PlaceOrder }) {
  const [kept, setKept] = useState(() => readCheckout(profile.id, newDraft(profile)))
  const { form, setMessages } = useCheckoutForm(profile.id, kept)
  const element = useRef<HTMLFormElement>(null)
  const cart = useCart()
  const changes = useFreshCart(true)

  const ids = [...new Set(cart.items.map((item) => item.product.id))].slice(0, orderLimits.lines)
  const {
    data: options,
    isError,
    refetch,
  } = useQuery({
    ...checkoutQueries.options(ids),
    // A changed cart has the same areas, so keep them while the new calendar loads.
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  })
  const choices = choicesOf(form.draft, options, cart.totalPrice)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const problem = await placing.place(
      placeRequest(kept.idempotencyKey, form.draft, { cart, ...choices }, placing.problem),
    )
    if (problem?.kind === 'placed-before') setKept(withNewKey)
    if (problem?.kind !== 'fields' && problem?.kind !== 'basket') return
    setMessages(problem.fields)
    requestAnimationFrame(() => focusFirst(element.current, problem.fields))
  }

  const section = { form, options, choices }
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <CheckoutColumns
        form={
          <>
            <RecipientSection {...section} />
            {isError && !options ? (
              <FetchFailed onRetry={() => void refetch()} />
            ) : (
              <>
                <AddressSection {...section} />
                <DeliverySection {...section} />
              </>
            )}
            <MessageSection {...section} />
            <SubstitutionSection {...section} />
            <ContactSection {...section} />
            <PaymentSection {...section} />
          </>
        }
        summary={<OrderSummary {...{ cart, placing, changes, choices }} />}
      />
    </form>
  )
}
