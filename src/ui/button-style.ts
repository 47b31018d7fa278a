import { clsx } from 'clsx'

type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'warning'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

const shape =
  'relative inline-flex items-center justify-center gap-2 rounded-sm font-medium select-none ' +
  'transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed forced-colors:border'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-moss text-paper hover:bg-moss-deep disabled:bg-linen disabled:text-ink-soft aria-disabled:hover:bg-moss',
  quiet:
    'border border-edge text-ink hover:border-moss hover:text-moss disabled:border-line disabled:text-ink-soft',
  plain: 'text-ink hover:text-moss disabled:text-ink-soft',
  warning: 'border border-blush text-blush hover:bg-blush hover:text-paper disabled:opacity-60',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-xs',
  medium: 'min-h-11 px-5 text-sm',
  large: 'min-h-13 px-7 text-base',
}

/** Button classes, also for links. Show one primary button at a time. */
export function buttonStyle({
  variant = 'primary',
  size = 'medium',
  wide,
}: ButtonStyle = {}): string {
  return clsx(
    shape,
    variants[variant],
    sizes[size],
    wide ? 'w-full py-1.5 text-center' : 'whitespace-nowrap',
  )
}
