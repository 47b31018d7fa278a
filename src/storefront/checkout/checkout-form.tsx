import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkoutQueries } from '#api/checkout.ts'
import { cartLines } from '#commerce/cart/cart.ts'
import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { useCart } from '../cart/cart-store.ts'
import { AddressSection } from './address-section.tsx'
import { type CheckoutDraft, newDraft } from './checkout-draft.ts'
import { CheckoutColumns } from './checkout-layout.tsx'
import { CheckoutStepSections, StepProgress } from './checkout-step.tsx'
import { choicesOf } from './choices.ts'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FieldMessages } from './field-messages.ts'
import { firstStepWith, messagesOfStep } from './field-step.ts'
import { focusFirst } from './focus-first.ts'
import { draftToOrder, messagesToShow } from './for-oneself.ts'
import { MessageSection } from './message-section.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentSection, SubstitutionSection } from './payment-section.tsx'
import { isOutdated, placeRequest } from './place-request.ts'
import { RecipientSection } from './recipient-section.tsx'
import { readCheckout, withNewKey } from './saved-checkout.ts'
import { SavedRecipients } from './saved-recipients.tsx'
import { SummaryBar } from './summary-bar.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { showsSteps, useCheckoutStep } from './use-checkout-step.ts'
import type { PlaceOrder } from './use-place-order.ts'

const checking = () => import('./check-draft.ts')

interface CheckoutFormProps {
  profile: Profile
  placing: PlaceOrder
  changes: readonly CartChange[]
}

export function CheckoutForm({ profile, placing, changes }: CheckoutFormProps) {
  const [kept, setKept] = useState(() => readCheckout(profile.id, newDraft(profile)))
  const { form, messages, setMessages } = useCheckoutForm(profile.id, kept, check)
  const { step, next, goTo } = useCheckoutStep()
  const element = useRef<HTMLFormElement>(null)
  const [toFocus, setToFocus] = useState<FieldMessages | null>(null)
  const cart = useCart()

  const ids = [...new Set(cartLines(cart).map(({ product }) => product.id))].slice(
    0,
    orderLimits.lines,
  )
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
  const choices = choicesOf(draftToOrder(form.draft), options, cart.totalPrice)

  useEffect(() => {
    checking().catch(() => undefined)
  }, [])

  useEffect(() => {
    // Until the options are there, the field of the area is disabled.
    if (!toFocus || (!options && !isError)) return
    focusFirst(element.current, toFocus)
    // The fields of another step can be focused once it is shown.
    if (!showsSteps() || firstStepWith(toFocus) === step) setToFocus(null)
  }, [toFocus, step, options, isError])

  function requestOf(draft: CheckoutDraft) {
    const seen = { cart, ...choices }
    return placeRequest(kept.idempotencyKey, draftToOrder(draft), seen, placing.problem)
  }
  const isOld = isOutdated(placing.problem, requestOf(form.draft))
  const { setProblem } = placing
  useEffect(() => {
    if (isOld) setProblem(null)
  }, [isOld, setProblem])

  async function check(draft: CheckoutDraft): Promise<FieldMessages> {
    // Without the schema the server checks the form when the order is placed.
    const found = await checking().then(
      ({ checkDraft }) => checkDraft(requestOf(draft)),
      () => ({}),
    )
    return messagesToShow(draft, found)
  }

  function report(found: FieldMessages) {
    setMessages(found)
    focus(found)
  }

  function focus(found: FieldMessages) {
    setToFocus(found)
    const first = firstStepWith(found)
    if (first && first !== step && showsSteps()) void goTo(first)
  }

  async function proceed() {
    if (!next) return
    const found = messagesOfStep(await check(form.draft), step)
    if (Object.keys(found).length > 0) report(found)
    else void goTo(next)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (next && showsSteps()) return proceed()
    const problem = await placing.place(requestOf(form.draft))
    if (problem?.kind === 'placed-before') setKept(withNewKey)
    if (problem?.kind !== 'fields' && problem?.kind !== 'basket') return
    report(messagesToShow(form.draft, problem.fields))
  }

  const section = { form, options, choices }
  const onSelect = (name: string) => focus({ [name]: '' })
  const shownStep = {
    current: step,
    onContinue: () => void proceed(),
    errors: <ErrorSummary messages={messagesOfStep(messages, step)} onSelect={onSelect} />,
  }
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <SummaryBar {...{ cart, choices }} />
      <StepProgress current={step} />
      <CheckoutColumns
        isSummaryStep={step === 'payment'}
        form={
          <>
            <CheckoutStepSections step="delivery" {...shownStep}>
              {isError && !options ? (
                <FetchFailed onRetry={() => void refetch()} />
              ) : (
                <>
                  <SavedRecipients form={form} zones={options?.zones} />
                  <AddressSection {...section} />
                  <DeliverySection {...section} />
                </>
              )}
            </CheckoutStepSections>
            <CheckoutStepSections step="recipient" {...shownStep}>
              <RecipientSection {...section} />
              {!form.draft.forOneself && <MessageSection {...section} />}
              <ContactSection {...section} />
            </CheckoutStepSections>
            <CheckoutStepSections step="payment" current={step}>
              <SubstitutionSection {...section} />
              <PaymentSection {...section} />
            </CheckoutStepSections>
          </>
        }
        summary={
          <OrderSummary
            {...{ cart, changes, choices }}
            placing={{ ...placing, problem: isOld ? null : placing.problem }}
          >
            <ErrorSummary messages={messages} onSelect={onSelect} />
          </OrderSummary>
        }
      />
    </form>
  )
}
