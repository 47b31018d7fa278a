import { Skeleton } from '#ui/skeleton.tsx'
import { CheckoutColumns } from './checkout-columns.tsx'

/** Skeleton of the page while the cart loads. */
export function CheckoutSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading…</span>
      <CheckoutColumns
        form={['recipient', 'address', 'delivery'].map((part) => (
          <div
            key={part}
            className="grid gap-5 border-t border-line py-10 first:border-0 first:pt-0 sm:pl-14"
          >
            <Skeleton className="h-7 w-64 max-w-full" />
            <div className="grid gap-5 sm:grid-cols-2">
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </div>
          </div>
        ))}
        summary={<Skeleton className="h-96" />}
      />
    </div>
  )
}
