import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { notify } from '#ui/toast.ts'
import { listText } from './lists.messages.ts'

interface ExportButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** File name. */
  file: string
  readPart: (cursor: string | undefined) => Promise<TextPart>
  onDone?: () => void
}

/** Exports every row of the filtered list as CSV. */
export function ExportButton({
  file,
  readPart,
  onDone,
  variant = 'quiet',
  ...button
}: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => download(file, await readParts(readPart)),
    onSuccess: () => onDone?.(),
    onError: () => notify.error(listText('exportFailed')),
  })
  return (
    <Button variant={variant} pending={isPending} onClick={() => mutate()} {...button}>
      <FileDown className="size-4" />
      {listText('export')}
    </Button>
  )
}

/** A part of an export, and the cursor of the next part; null at the end. */
interface TextPart {
  text: string
  next: string | null
}

/** Reads part after part, so that the server never has more than one in memory. */
export async function readParts(
  readPart: (cursor: string | undefined) => Promise<TextPart>,
): Promise<string[]> {
  const parts: string[] = []
  let cursor: string | undefined
  do {
    const { text, next } = await readPart(cursor)
    parts.push(text)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return parts
}

/** Saves a CSV file on the device of the user. */
export function download(name: string, parts: string[]): void {
  saveFile(name, new Blob(parts, { type: 'text/csv' }))
}
