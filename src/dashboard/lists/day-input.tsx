import type { ComponentProps } from 'react'
import { isYearBegun } from './typed-day.ts'
import { useFilterState } from './use-filter-state.ts'

export interface DayInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  day: string | undefined
  onDay: (day: string | undefined) => void
}

/** A day that is chosen from a calendar, or typed: then it counts once its year is there. */
export function DayInput({ day, onDay, ...input }: DayInputProps) {
  const { shown, show, ask } = useFilterState(day)
  return (
    <input
      {...input}
      type="date"
      value={shown ?? ''}
      onBlur={() => shown !== undefined && isYearBegun(shown) && show(day)}
      onChange={(event) => {
        const typed = event.target.value || undefined
        if (typed !== undefined && isYearBegun(typed)) return show(typed)
        ask(typed)
        onDay(typed)
      }}
    />
  )
}
