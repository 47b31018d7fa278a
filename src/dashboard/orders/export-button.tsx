import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { exportOrders } from '#commerce/orders/workshop/workshop.functions.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { listingOf, type OrdersSearch } from './orders-search.ts'

/** What the list shows, whole, as a file for a spreadsheet. */
export function ExportButton({ search }: { search: OrdersSearch }) {
  const [isWriting, setWriting] = useState(false)

  async function writeOut() {
    setWriting(true)
    try {
      download(await wholeSheet(search))
    } catch {
      notify.error('Failed to fetch data.')
    }
    setWriting(false)
  }

  return (
    <Button
      look="quiet"
      size="small"
      className="max-md:min-h-11"
      pending={isWriting}
      onClick={() => void writeOut()}
    >
      <FileDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Export
    </Button>
  )
}

/** Part after part: the server never holds more than one. */
async function wholeSheet(search: OrdersSearch): Promise<string[]> {
  const parts: string[] = []
  let after: string | undefined
  do {
    const part = await exportOrders({ data: { ...listingOf(search), after } })
    parts.push(part.text)
    after = part.after ?? undefined
  } while (after !== undefined)
  return parts
}

function download(parts: string[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'orders.csv'
  link.click()
  URL.revokeObjectURL(address)
}
