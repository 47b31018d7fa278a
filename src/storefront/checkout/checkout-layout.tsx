import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { checkoutText } from './checkout.messages.ts'

interface CheckoutColumnsProps {
  form: ReactNode
  summary: ReactNode
  /** A phone shows the summary with the last step only. */
  isSummaryStep?: boolean
}

/** Form and sticky summary; stacked on a narrow screen. */
export function CheckoutColumns({ form, summary, isSummaryStep = true }: CheckoutColumnsProps) {
  return (
    <>
      <h1 className="font-display text-2xl max-md:sr-only">{checkoutText('title')}</h1>
      <div className="mt-6 grid gap-x-16 gap-y-10 md:mt-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="min-w-0 [counter-reset:section]">{form}</div>
        <div
          className={clsx('lg:sticky lg:top-8 lg:self-start', !isSummaryStep && 'max-md:hidden')}
        >
          {summary}
        </div>
      </div>
    </>
  )
}

interface FormSectionProps {
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** A section of the form. The page of a wide screen numbers those that it shows. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 border-t border-line py-8 [counter-increment:section] md:grid-cols-[2rem_minmax(0,1fr)] md:py-10"
    >
      <span
        aria-hidden="true"
        className="hidden font-display text-lg font-normal text-ink-soft before:content-[counter(section)] md:block [[lang$=arab]_&]:before:content-[counter(section,arabic-indic)]"
      />
      <div className="min-w-0">
        <h2 id={id} className="font-display text-lg font-normal">
          {title}
        </h2>
        {hint && <p className="mt-1 max-w-[52ch] text-ink-soft">{hint}</p>}
        <div className="mt-6 grid gap-5">{children}</div>
      </div>
    </section>
  )
}
