import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { controlStyle } from '#ui/field.tsx'
import { DayInput } from './day-input.tsx'
import { listText } from './lists.messages.ts'
import { useFilterState } from './use-filter-state.ts'

const control = `${controlStyle} min-h-11 text-sm`

function LabelledControl({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="grid min-w-0 gap-1 text-xs text-ink-soft sm:max-w-44">
      {label}
      {children}
    </label>
  )
}

export interface FilterChoiceProps {
  label: string
  /** Label of the option without a filter. */
  all: string
  value: string | undefined
  options: readonly { id: string; name: string }[]
  onChoose: (value: string | undefined) => void
}

export function FilterChoice({ label, all, value, options, onChoose }: FilterChoiceProps) {
  const { shown, ask } = useFilterState(value)
  return (
    <LabelledControl label={label}>
      <span className="relative">
        <select
          value={shown ?? ''}
          onChange={(event) => {
            const option = event.target.value || undefined
            ask(option)
            onChoose(option)
          }}
          className={`${control} appearance-none pe-9`}
        >
          <option value="">{all}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2" />
      </span>
    </LabelledControl>
  )
}

export interface FilterDayProps {
  label: string
  day: string | undefined
  onDay: (day: string | undefined) => void
}

export function FilterDay({ label, day, onDay }: FilterDayProps) {
  return (
    <LabelledControl label={label}>
      <DayInput day={day} onDay={onDay} className={control} />
    </LabelledControl>
  )
}

/** Label of a delivery window for staff: a disabled one may still have deliveries. */
export function slotLabel(name: string, { enabled }: { enabled: boolean }): string {
  return enabled ? name : listText('disabledSlot', { name })
}
