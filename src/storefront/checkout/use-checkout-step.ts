import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { readCheckoutSearch } from './checkout-search.ts'
import { type CheckoutStep, checkoutSteps, searchOfStep } from './checkout-steps.ts'

/** The step in the URL, so that Back returns to the previous one and a reload keeps it. */
export function useCheckoutStep() {
  const navigate = useNavigate()
  // The location changes at once, the search of the route only when its guard has responded.
  const here = useRouterState({
    select: ({ location: { pathname, search } }) =>
      pathname === '/checkout' ? (readCheckoutSearch({ ...search }).step ?? 'delivery') : null,
  })
  const [last, setLast] = useState<CheckoutStep>(here ?? 'delivery')
  // While the browser leaves the checkout, the page keeps its step.
  if (here && here !== last) setLast(here)
  const step = here ?? last
  return {
    step,
    next: checkoutSteps[checkoutSteps.indexOf(step) + 1],
    // The step scrolls to its own beginning, or to the field with an error.
    goTo: (to: CheckoutStep) =>
      navigate({ to: '/checkout', search: searchOfStep(to), resetScroll: false }),
  }
}

/** Whether the window is so narrow that the checkout shows one step at a time: the breakpoint `md`. */
export function showsSteps(): boolean {
  return window.matchMedia('(width < 48rem)').matches
}
