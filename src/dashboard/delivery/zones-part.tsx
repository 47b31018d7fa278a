import { useQueryClient } from '@tanstack/react-query'
import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import { orderZones } from '#api/delivery-settings.ts'
import type { DeliveryZone } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { Part, row } from './part.tsx'
import { useSaveDelivery } from './use-save-delivery.ts'
import { ZonePanel } from './zone-panel.tsx'

/** Areas with fees, in the order in which shoppers see them. */
export function ZonesPart({ zones }: { zones: readonly DeliveryZone[] }) {
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  const saveDelivery = useSaveDelivery()
  const queryClient = useQueryClient()

  async function sort(sorted: DeliveryZone[]) {
    const { queryKey } = deliverySettingsQueries.all()
    // Optimistic update, rolled back if saving fails.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (before) => before && { ...before, zones: sorted })
    await saveDelivery(() => orderZones({ data: { ids: sorted.map(({ id }) => id) } }))
  }

  return (
    <Part
      title="Areas"
      help="Delivery fee by area. Customers cannot choose a closed area; existing orders are still delivered."
      action="Add area"
      onAction={() => setEdited('new')}
    >
      <SortableList
        label="Areas in checkout order"
        items={zones}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onSort={(sorted) => void sort(sorted)}
        className="border-t border-line"
        itemClassName={row}
      >
        {(zone, handle) => (
          <>
            {handle}
            <span className="min-w-0 grow font-medium break-words">{zone.name}</span>
            {!zone.open && (
              <Badge tint="clay">
                <CircleSlash aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
                Closed
              </Badge>
            )}
            <span className="whitespace-nowrap tabular-nums">{formatMoney(zone.fee)}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Edit ${zone.name}`}
              onClick={() => setEdited(zone.id)}
            >
              Edit
            </Button>
          </>
        )}
      </SortableList>
      {edited && (
        <ZonePanel
          zone={zones.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  )
}
