import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { download } from './download.ts'
import { readParts, type TextPart } from './read-parts.ts'

export interface ExportButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  /** What the file is called. */
  file: string
  readPart: (cursor: string | undefined) => Promise<TextPart>
}

/** What a list shows, whole, as a file for a spreadsheet. */
export function ExportButton({ file, readPart, ...looks }: ExportButtonProps) {
  const [isWriting, setWriting] = useState(false)

  async function writeOut() {
    setWriting(true)
    try {
      download(file, await readParts(readPart))
    } catch {
      notify.error('Failed to fetch data.')
    }
    setWriting(false)
  }

  return (
    <Button look="quiet" pending={isWriting} onClick={() => void writeOut()} {...looks}>
      <FileDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Export
    </Button>
  )
}
