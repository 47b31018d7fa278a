import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { download } from './download.ts'
import { readParts, type TextPart } from './read-parts.ts'

export interface ExportButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  /** File name. */
  file: string
  readPart: (cursor: string | undefined) => Promise<TextPart>
}

/** Exports every row of the filtered list as CSV. */
export function ExportButton({ file, readPart, ...button }: ExportButtonProps) {
  const [isExporting, setExporting] = useState(false)

  async function exportList() {
    setExporting(true)
    try {
      download(file, await readParts(readPart))
    } catch {
      notify.error('Failed to fetch data.')
    }
    setExporting(false)
  }

  return (
    <Button variant="quiet" pending={isExporting} onClick={() => void exportList()} {...button}>
      <FileDown className="size-4" />
      Export
    </Button>
  )
}
