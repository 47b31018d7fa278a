import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { checkoutText } from './checkout.messages.ts'
import { type CheckoutStep, checkoutSteps, searchOfStep } from './checkout-steps.ts'
import { showsSteps } from './use-checkout-step.ts'

const stepNames = {
  delivery: 'stepDelivery',
  recipient: 'stepRecipient',
  payment: 'stepPayment',
} as const satisfies Record<CheckoutStep, string>

/** Where the shopper is, with links to the steps before; on a phone. */
export function StepProgress({ current }: { current: CheckoutStep }) {
  const position = checkoutSteps.indexOf(current)
  return (
    <nav aria-label={checkoutText('steps')} className="mt-5 md:hidden">
      <ol className="grid grid-cols-3 gap-2">
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={clsx(
              'border-t-2 text-xs',
              index <= position ? 'border-moss' : 'border-line text-ink-soft',
              step === current && 'font-medium',
            )}
          >
            {index < position ? (
              <Link
                to="/checkout"
                search={searchOfStep(step)}
                className="block min-h-11 py-2 hover:text-moss"
              >
                {checkoutText(stepNames[step])}
              </Link>
            ) : (
              <span className="block min-h-11 py-2">{checkoutText(stepNames[step])}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface CheckoutStepSectionsProps {
  step: CheckoutStep
  current: CheckoutStep
  /** Checks this step and opens the next one; the last step has the button of the order. */
  onContinue?: () => void
  errors?: ReactNode
  children: ReactNode
}

/** The sections of a step. A phone shows those of one step at a time. */
export function CheckoutStepSections({
  step,
  current,
  onContinue,
  errors,
  children,
}: CheckoutStepSectionsProps) {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    const isOpened = shown.current !== current && step === current
    shown.current = current
    if (!isOpened || !showsSteps()) return
    window.scrollTo(0, 0)
    element.current?.focus({ preventScroll: true })
  }, [step, current])

  return (
    <div
      ref={element}
      tabIndex={-1}
      className={clsx(
        'outline-none first:[&>section:first-child]:border-t-0 first:[&>section:first-child]:pt-0',
        'max-md:[&>section:first-child]:border-t-0 max-md:[&>section:first-child]:pt-0',
        step !== current && 'max-md:hidden',
      )}
    >
      {children}
      {onContinue && (
        <div className="grid gap-4 md:hidden">
          {errors}
          <Button
            size="large"
            wide
            // The second click of a double click would check the next step.
            onClick={({ detail }) => detail < 2 && onContinue()}
          >
            {checkoutText('continue')}
          </Button>
        </div>
      )}
    </div>
  )
}
