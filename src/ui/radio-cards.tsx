import { clsx } from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { FieldNote } from './field.tsx'

interface RadioCard<Value extends string> {
  value: Value
  label: ReactNode
  /** A line below the label: a price, or why the option is disabled. */
  note?: ReactNode
  disabled?: boolean
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode
  /** Only for screen readers, when a heading above says the same. */
  legendHidden?: boolean
  name: string
  options: readonly RadioCard<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  className?: string
  rowRef?: Ref<HTMLDivElement>
}

/** Radio buttons as cards. Native inputs, with the browser's keyboard handling. */
export function RadioCards<Value extends string>({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onChange,
  error,
  className = 'grid gap-2',
  rowRef,
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div ref={rowRef} className={className}>
        {options.map((option) => (
          <label key={option.value} className={clsx(card, option.disabled && 'text-ink-soft')}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className={clsx('text-sm font-medium', option.disabled && 'line-through')}>
              {option.label}
            </span>
            {option.note && <span className="text-xs text-ink-soft">{option.note}</span>}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}

const card =
  'relative grid content-center gap-0.5 rounded-sm border border-edge bg-white px-4 py-3 transition-colors ' +
  'hover:border-moss has-checked:border-moss has-checked:bg-sage has-checked:ring-1 has-checked:ring-moss ' +
  'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight] ' +
  'has-disabled:border-line has-disabled:bg-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-moss'
