import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, help, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex gap-3 text-sm">
        <span className="relative mt-0.5 size-5 shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={(error ?? help) ? `${id}-note` : undefined}
            aria-invalid={error ? true : undefined}
            className="peer size-5 appearance-none rounded-sm border border-edge bg-white transition-colors checked:border-moss checked:bg-moss forced-colors:checked:bg-[Highlight] aria-invalid:border-blush"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute inset-0.5 hidden size-4 text-paper peer-checked:block forced-colors:text-[HighlightText]"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  )
}
