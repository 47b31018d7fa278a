import type { ComponentProps } from 'react'
import { isYearIncomplete } from './typed-day.ts'
import { useFilterState } from './use-filter-state.ts'

export interface DayInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
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
