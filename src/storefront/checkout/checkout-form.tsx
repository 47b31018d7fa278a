import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { checkoutQueries } from '#api/checkout.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { substitutions } from '#commerce/orders/substitution.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCart } from '../cart/cart-store.ts'
import { useFreshCart } from '../cart/use-fresh-cart.ts'
import { methodNames, substitutionLabels } from '../order/order-labels.ts'
import { AddressSection } from './address-section.tsx'
import { checkoutText } from './checkout.messages.ts'
import { newDraft } from './checkout-draft.ts'
import { CheckoutColumns, FormSection } from './checkout-layout.tsx'
import { type Choices, choicesOf } from './choices.ts'
import { DeliverySection } from './delivery-section.tsx'
import { focusFirst } from './focus-first.ts'
import { MessageSection } from './message-section.tsx'
import { OrderSummary } from './order-summary.tsx'
import { cashReason, methodLostMessage } from './payment-label.ts'
import { placeRequest } from './place-request.ts'
import { readCheckout, withNewKey } from './saved-checkout.ts'
import { type SectionProps, useCheckoutForm } from './use-checkout-form.ts'
import type { PlaceOrder } from './use-place-order.ts'

const paymentNotes = {
  card: 'cardNote',
  wallet: 'walletNote',
  cash: 'cashNote',
} as const satisfies Record<PaymentMethod, string>

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

function SubstitutionSection({ form }: SectionProps) {
  return (
    <FormSection
      number={5}
      title={checkoutText('substitution')}
      hint={checkoutText.rich('substitutionHint', {
        link: (text) => (
          <Link to="/$policy" params={{ policy: 'substitution' }} className="link" target="_blank">
            {text}
          </Link>
        ),
      })}
    >
      <RadioCards
        legend={checkoutText('ifMissing')}
        legendHidden
        name="ifMissing"
        value={form.draft.ifMissing}
        onChange={(ifMissing) => form.change({ ifMissing })}
        error={form.errorOf('ifMissing')}
        className="grid gap-2 sm:grid-cols-3"
        options={substitutions.map((value) => {
          const { choice: label, note } = substitutionLabels[value]
          return { value, label, note }
        })}
      />
    </FormSection>
  )
}

function noCashReason({ cashObstacle, total }: Choices, limit: Pounds): string | null {
  if (cashObstacle) return cashReason(cashObstacle)
  return total > limit ? checkoutText('cashLimit', { limit: formatMoney(limit) }) : null
}

function PaymentSection({ form, options, choices }: SectionProps) {
  return (
    <FormSection number={7} title={checkoutText('payment')}>
      {options ? (
        <RadioCards
          legend={checkoutText('paymentMethod')}
          legendHidden
          name="paymentMethod"
          value={choices.paymentMethod}
          onChange={(paymentMethod) => form.change({ paymentMethod })}
          error={form.errorOf('paymentMethod') ?? methodLostMessage(form.draft, choices)}
          className="grid gap-2 sm:grid-cols-3"
          options={options.methods.map((method) => {
            const reason = method === 'cash' ? noCashReason(choices, options.cashLimit) : null
            return {
              value: method,
              label: methodNames[method],
              note: reason ?? checkoutText(paymentNotes[method]),
              disabled: reason !== null,
            }
          })}
        />
      ) : (
        <Skeleton className="h-20" />
      )}
    </FormSection>
  )
}

function RecipientSection({ form }: SectionProps) {
  return (
    <FormSection number={1} title={checkoutText('recipient')} hint={checkoutText('recipientHint')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.bind('recipient.name')}
          label={checkoutText('name')}
          autoComplete="section-recipient name"
        />
        <TextField
          {...form.bind('recipient.phone')}
          label={checkoutText('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="section-recipient tel"
          placeholder="0100 123 4567"
        />
      </div>
    </FormSection>
  )
}

function ContactSection({ form }: SectionProps) {
  return (
    <FormSection number={6} title={checkoutText('contact')} hint={checkoutText('contactHint')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.bind('contact.name')}
          label={checkoutText('yourName')}
          autoComplete="section-sender name"
          className="sm:col-span-2"
        />
        <TextField
          {...form.bind('contact.email')}
          label={checkoutText('email')}
          type="email"
          autoComplete="section-sender email"
        />
        <TextField
          {...form.bind('contact.phone')}
          label={checkoutText('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="section-sender tel"
          help={checkoutText('phoneHelp')}
        />
      </div>
    </FormSection>
  )
}
