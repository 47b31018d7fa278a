/** Heads and cells of a table that is one on a desk, and cards on a phone. */
export const tableHead = 'sticky top-0 z-10 bg-linen px-3 py-2 font-medium first:pl-4 last:pr-4'
export const tableCell = 'md:px-3 md:py-2 md:align-middle md:first:pl-4 md:last:pr-4'

const box = 'size-5 accent-moss'

export interface ChooseAllProps {
  ids: readonly string[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** The head of the column in which rows are chosen. */
export function ChooseAll({ ids, chosen, onChoose }: ChooseAllProps) {
  return (
    <th scope="col" className={`${tableHead} w-12`}>
      <input
        type="checkbox"
        aria-label="Choose all that are shown"
        checked={ids.every((id) => chosen.has(id))}
        onChange={(event) => onChoose(ids, event.target.checked)}
        className={box}
      />
    </th>
  )
}

export interface ChooseOneProps {
  label: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** The cell in which a row is chosen; on a phone it stands beside the whole card. */
export function ChooseOne({ label, isChosen, onChoose }: ChooseOneProps) {
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
