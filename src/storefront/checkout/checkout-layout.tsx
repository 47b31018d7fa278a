import { type ReactNode, useId } from 'react'
import { checkoutText } from './checkout.messages.ts'

/** Form and sticky summary; stacked on a phone. */
export function CheckoutColumns({ form, summary }: { form: ReactNode; summary: ReactNode }) {
  return (
    <>
      <h1 className="font-display text-2xl">{checkoutText('title')}</h1>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="min-w-0">{form}</div>
        <div className="lg:sticky lg:top-8 lg:self-start">{summary}</div>
      </div>
    </>
  )
}

interface FormSectionProps {
  number: number
  title: string
  hint?: ReactNode
  children: ReactNode
}

export function FormSection({ number, title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 border-t border-line py-10 first:border-t-0 first:pt-0 sm:grid-cols-[2rem_minmax(0,1fr)]"
    >
      <span
        aria-hidden="true"
        className="hidden font-display text-lg font-normal text-ink-soft sm:block"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h2 id={id} className="font-display text-lg font-normal">
          <span aria-hidden="true" className="me-3 text-ink-soft sm:hidden">
            {number}
          </span>
          {title}
        </h2>
        {hint && <p className="mt-1 max-w-[52ch] text-ink-soft">{hint}</p>}
        <div className="mt-6 grid gap-5">{children}</div>
      </div>
    </section>
  )
}
