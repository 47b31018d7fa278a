import { Skeleton } from '#ui/skeleton.tsx'

/** Days and windows while the calendar is read. */
export function DeliverySkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Reading the calendar…</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-16" />
    </div>
  )
}
