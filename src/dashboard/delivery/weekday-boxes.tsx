import { useId } from 'react'
import { FieldNote } from '#ui/field.tsx'
import { weekdayNames } from './slot-fields.ts'

interface WeekdayBoxesProps {
  legend: string
  /** ISO weekdays in order: `1234567` is every day. */
  weekdays: string
  error: string | undefined
  onChange: (weekdays: string) => void
}

/** A checkbox for each weekday. */
export function WeekdayBoxes({ legend, weekdays, error, onChange }: WeekdayBoxesProps) {
  const id = useId()

  function toggle(day: string, isChosen: boolean) {
    const days = [...weekdays].filter((each) => each !== day)
    onChange([...days, ...(isChosen ? [day] : [])].sort().join(''))
  }

  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1">
        {weekdayNames().map((name, index) => {
          const day = String(index + 1)
          return (
            <label
              key={day}
              className="grid min-h-11 place-items-center rounded-sm border border-edge bg-white text-center text-xs wrap-anywhere font-medium transition-colors hover:border-moss has-checked:border-moss has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={weekdays.includes(day)}
                onChange={(event) => toggle(day, event.target.checked)}
              />
              {name}
            </label>
          )
        })}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
