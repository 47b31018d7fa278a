import type { ReactNode } from 'react'

/** Form and sticky summary; stacked on a phone. */
export function CheckoutColumns({ form, summary }: { form: ReactNode; summary: ReactNode }) {
  return (
    <>
      <h1 className="font-display text-2xl">Checkout</h1>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="min-w-0">{form}</div>
        <div className="lg:sticky lg:top-8 lg:self-start">{summary}</div>
      </div>
    </>
  )
}
