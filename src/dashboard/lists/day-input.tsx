import type { ComponentProps } from 'react'
import { useFilterState } from './use-filter-state.ts'

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  day: string | undefined
  onDay: (day: string | undefined) => void
}

/** A date input. A typed date counts once its year has four digits. */
export function DayInput({ day, onDay, ...input }: DayInputProps) {
  const { shown, show, ask } = useFilterState(day)
  return (
    <input
      {...input}
      type="date"
      value={shown ?? ''}
      onBlur={() => shown !== undefined && isYearIncomplete(shown) && show(day)}
      onChange={(event) => {
        const typed = event.target.value || undefined
        if (typed !== undefined && isYearIncomplete(typed)) return show(typed)
        ask(typed)
        onDay(typed)
      }}
    />
  )
}

/** Browsers report a half-typed year as a date: `2` of `2026` arrives as year `0002`. */
export function isYearIncomplete(day: string): boolean {
  return day < '1000'
}
