import { Link } from '@tanstack/react-router'
import { FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { exportProducts } from '#commerce/catalogue/editing/product-sheets.functions.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { notify } from '#ui/toast.ts'
import type { ProductsSearch } from './products-search.ts'

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

/** The way from here to a spreadsheet and back. */
export function SpreadsheetLinks({ search }: { search: ProductsSearch }) {
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
    <>
      <Link to="/dashboard/products/import" className={buttonStyle({ look: 'quiet' })}>
        <FileUp {...icon} />
        Import
      </Link>
      <Button look="quiet" pending={isWriting} onClick={() => void writeOut()}>
        <FileDown {...icon} />
        Export
      </Button>
    </>
  )
}

/** What the list shows, part after part. */
async function wholeSheet(search: ProductsSearch): Promise<string[]> {
  const parts: string[] = []
  let cursor: string | undefined
  do {
    const { text, nextCursor } = await exportProducts({ data: { ...search, cursor } })
    parts.push(text)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  return parts
}

function download(parts: string[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'products.csv'
  link.click()
  URL.revokeObjectURL(address)
}
