/** Header and cells of a table on desktop that turns into cards on phones. */
export const tableHead = 'sticky top-0 z-10 bg-linen px-3 py-2 font-medium first:pl-4 last:pr-4'
export const tableCell = 'md:px-3 md:py-2 md:align-middle md:first:pl-4 md:last:pr-4'

const box = 'size-5 accent-moss'

export interface SelectAllCellProps {
  ids: readonly string[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** Header of the selection column. */
export function SelectAllCell({ ids, chosen, onChoose }: SelectAllCellProps) {
  return (
    <th scope="col" className={`${tableHead} w-12`}>
      <input
        type="checkbox"
        aria-label="Select all"
        checked={ids.every((id) => chosen.has(id))}
        onChange={(event) => onChoose(ids, event.target.checked)}
        className={box}
      />
    </th>
  )
}

export interface SelectRowCellProps {
  label: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** The checkbox of a row; on phones it stands beside the whole card. */
export function SelectRowCell({ label, isChosen, onChoose }: SelectRowCellProps) {
  return (
    <td className={`${tableCell} row-span-3 grid content-center md:table-cell`}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className={`${box} relative z-10 m-2.5 md:m-0`}
      />
    </td>
  )
}
