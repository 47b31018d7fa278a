import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { listText } from './lists.messages.ts'

const tableHead = 'sticky top-0 z-10 bg-linen px-3 py-2 font-medium first:ps-4 last:pe-4'
const tableCell = 'md:px-3 md:py-2 md:align-middle md:first:ps-4 md:last:pe-4'

const box = 'size-5 accent-moss'

type Column = string | { name: string; className: string }

interface CardTableProps {
  columns: readonly Column[]
  /** The header of the selection column. */
  select?: ReactNode
  children: ReactNode
}

/** A table on desktop, cards on phones. */
export function CardTable({ columns, select, children }: CardTableProps) {
  return (
    <table className="block w-full md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-start text-xs text-ink-soft">
          {select}
          {columns.map((column) => {
            const { name, className } =
              typeof column === 'string' ? { name: column, className: '' } : column
            return (
              <th key={name} scope="col" className={clsx(tableHead, className)}>
                {name}
              </th>
            )
          })}
        </tr>
      </thead>
      {/* A row that the keyboard reaches stands clear of the sticky header and of the bulk actions. */}
      <tbody className="block md:table-row-group [&>tr]:scroll-mt-12 [&>tr]:scroll-mb-20">
        {children}
      </tbody>
    </table>
  )
}

export function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={clsx(tableCell, className)}>{children}</td>
}

interface SelectAllCellProps {
  /** The loaded rows. */
  ids: readonly string[]
  chosen: ReadonlySet<string>
  /** Selects everything that the filter matches, or nothing. */
  onSelectAll: (isChosen: boolean) => void
}

export function SelectAllCell({ ids, chosen, onSelectAll }: SelectAllCellProps) {
  return (
    <th scope="col" className={`${tableHead} w-12`}>
      <input
        type="checkbox"
        aria-label={listText('selectAll')}
        checked={ids.every((id) => chosen.has(id))}
        onChange={(event) => onSelectAll(event.target.checked)}
        className={box}
      />
    </th>
  )
}

interface SelectRowCellProps {
  label: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** The lines of the card on a phone. */
  className?: string
}

/** The checkbox of a row; on phones it stands beside the whole card. */
export function SelectRowCell({
  label,
  isChosen,
  onChoose,
  className = 'row-span-3',
}: SelectRowCellProps) {
  return (
    <Cell className={`grid content-center md:table-cell ${className}`}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className={`${box} relative z-10 m-2.5 md:m-0`}
      />
    </Cell>
  )
}
