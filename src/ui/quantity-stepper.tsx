import { clsx } from 'clsx'
import { groupDigits } from '#i18n/number-forms.ts'
import { controlText } from './control.messages.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'

interface QuantityStepperProps {
  /** Accessible name: `Quantity of Blush Peonies`. */
  label: string
  value: number
  max: number
  onChange: (value: number) => void
  size?: 'small' | 'large'
}

export function QuantityStepper({
  label,
  value,
  max,
  onChange,
  size = 'small',
}: QuantityStepperProps) {
  const button = clsx(
    'grid place-items-center rounded-full transition-colors hover:text-moss aria-disabled:text-line',
    size === 'small' ? 'size-9' : 'size-12',
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in view; this is one small control.
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full border border-edge"
    >
      <button
        type="button"
        data-early="each"
        aria-label={controlText('decrease')}
        className={button}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        <MinusIcon className="size-4" />
      </button>
      <output
        aria-label={controlText('quantity')}
        aria-live="polite"
        className="min-w-6 text-center text-sm font-medium"
      >
        {groupDigits(value)}
      </output>
      <button
        type="button"
        data-early="each"
        aria-label={controlText('increase')}
        className={button}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <PlusIcon className="size-4" />
      </button>
    </div>
  )
}
