import { ArrowUp } from 'lucide-react'
import { mostArrivalsCounted } from '#commerce/orders/staff/order-listing.ts'

/** Reports new orders without moving the visible rows. */
export function ArrivalsBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-3 z-30 flex h-0 justify-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-11 items-center gap-2 rounded-full bg-moss px-5 text-sm font-medium text-paper tabular-nums shadow-float transition-colors hover:bg-moss-deep"
        >
          <ArrowUp aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {arrivalMessage(count)}
        </button>
      )}
    </div>
  )
}

export function arrivalMessage(count: number): string {
  if (count === 0) return ''
  if (count === 1) return '1 new order'
  return count >= mostArrivalsCounted ? `${mostArrivalsCounted}+ new orders` : `${count} new orders`
}
