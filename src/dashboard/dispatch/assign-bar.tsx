import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { DispatchRun } from '#commerce/drivers/dispatch.ts'
import { Button } from '#ui/button.tsx'
import { controlStyle } from '#ui/field.tsx'
import { SelectionBar } from '../lists/bulk-actions.tsx'
import { dispatchText } from './dispatch.messages.ts'

interface AssignBarProps {
  count: number
  runs: readonly DispatchRun[]
  onAssign: (driver: { id: string; name: string } | null) => void
  onClear: () => void
}

const noDriver = 'none'

/** Gives the selected orders to a driver. */
export function AssignBar({ count, runs, onAssign, onClear }: AssignBarProps) {
  const drivers = runs.filter(({ driver }) => driver.mayDrive)
  const [chosen, setChosen] = useState('')
  const driver = drivers.find((run) => run.driver.id === chosen)?.driver ?? null

  function assign() {
    setChosen('')
    onAssign(driver)
  }
  return (
    <SelectionBar count={count} isSelecting={false} isCut={false}>
      <span className="relative min-w-0">
        <select
          aria-label={dispatchText('assignTo')}
          value={chosen}
          // It waits for the button: on a closed list the arrow keys choose.
          onChange={({ target: { value } }) => setChosen(value)}
          className={`${controlStyle} min-h-11 max-w-60 appearance-none pe-9 text-sm font-medium`}
        >
          <option value="" disabled>
            {dispatchText('assignTo')}
          </option>
          {drivers.map(({ driver, stops }) => (
            <option key={driver.id} value={driver.id} dir="auto">
              {dispatchText('toDriver', { name: driver.name, count: stops.length })}
            </option>
          ))}
          <option value={noDriver}>{dispatchText('noDriver')}</option>
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2"
        />
      </span>
      <Button
        size="small"
        className="max-md:min-h-11"
        disabled={!driver && chosen !== noDriver}
        onClick={assign}
      >
        {dispatchText('assign')}
      </Button>
      <Button variant="plain" size="small" className="max-md:min-h-11" onClick={onClear}>
        {dispatchText('clear')}
      </Button>
    </SelectionBar>
  )
}
