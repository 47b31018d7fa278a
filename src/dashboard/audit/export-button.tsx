import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { exportAudit } from '#commerce/audit/audit.functions.ts'
import type { AuditFilter } from '#commerce/audit/audit-entry.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'

/** What the list shows, as a file for a spreadsheet. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const [isWriting, setWriting] = useState(false)

  async function writeOut() {
    setWriting(true)
    try {
      download(await wholeRecord(filter))
    } catch {
      notify.error('Failed to fetch data.')
    }
    setWriting(false)
  }

  return (
    <Button look="quiet" pending={isWriting} onClick={() => void writeOut()}>
      <FileDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Export
    </Button>
  )
}

async function wholeRecord(filter: AuditFilter): Promise<string[]> {
  const parts: string[] = []
  let cursor: string | undefined
  do {
    const { text, nextCursor } = await exportAudit({ data: { ...filter, cursor } })
    parts.push(text)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  return parts
}

function download(parts: string[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'audit-log.csv'
  link.click()
  URL.revokeObjectURL(address)
}
