import { FileDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { download } from '../lists/export-button.tsx'
import { insightTableText } from './insight-tables.messages.ts'
import { byteOrderMark, type Cell, csvOf } from './insights-csv.ts'

interface InsightSectionProps {
  title: string
  help?: string
  /** File name and cells of the CSV download. */
  file: string
  cells: () => (readonly Cell[])[]
  actions?: ReactNode
  children: ReactNode
}

export function InsightSection({
  title,
  help,
  file,
  cells,
  actions,
  children,
}: InsightSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="me-auto">
          <h2 id={id} className="font-display text-lg">
            {title}
          </h2>
          {help && <p className="mt-1 max-w-prose text-xs text-ink-soft">{help}</p>}
        </div>
        {actions}
        <Button
          variant="plain"
          size="small"
          aria-label={insightTableText('downloadCsv', { title: title.toLowerCase() })}
          onClick={() => download(file, [byteOrderMark, csvOf(cells())])}
        >
          <FileDown className="size-4" />
          CSV
        </Button>
      </div>
      {children}
    </section>
  )
}
