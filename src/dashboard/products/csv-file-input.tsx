import { FileSpreadsheet } from 'lucide-react'
import { useId } from 'react'

/** A native file input behind a styled label. */
export function CsvFileInput({
  isBusy,
  onFile,
}: {
  isBusy: boolean
  onFile: (file: File) => void
}) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      aria-busy={isBusy || undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-5 font-medium transition-colors hover:border-moss hover:text-moss has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss"
    >
      <FileSpreadsheet aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Choose a CSV file
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={isBusy}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Reset, so that selecting the corrected file again fires a change event.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
