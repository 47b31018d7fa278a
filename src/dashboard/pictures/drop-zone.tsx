import { clsx } from 'clsx'
import { ImageUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { picturesText } from './pictures.messages.ts'

interface DropZoneProps {
  label: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

export function DropZone({ label, multiple = false, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false)

  function addFiles(list: FileList | null) {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    addFiles(event.dataTransfer.files)
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={clsx(
        'flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-sm border border-dashed border-edge px-4 py-5 text-center',
        'transition-colors hover:border-moss has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss',
        isOver && 'border-moss bg-sage',
      )}
    >
      <ImageUp aria-hidden="true" className="size-5 text-ink-soft" strokeWidth={1.5} />
      <span className="font-medium">{label}</span>
      <span className="text-xs text-ink-soft">{picturesText('dropHint')}</span>
      <input
        type="file"
        multiple={multiple}
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
        onChange={(event) => {
          addFiles(event.target.files)
          // Reset, so that selecting the same file again fires a change event.
          event.target.value = ''
        }}
      />
    </label>
  )
}
