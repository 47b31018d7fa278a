import { useHydrated } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import { SpinnerRing } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner and ignores clicks. The button keeps its size and focus. */
  pending?: boolean
}

export function Button({
  variant,
  size,
  wide,
  pending = false,
  type = 'button',
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isHydrated = useHydrated()
  return (
    <button
      // Shop pages repeat a click from before hydration (`storefront/layout/early-clicks.ts`).
      data-early={type === 'button' ? '' : undefined}
      {...rest}
      type={type}
      // Before hydration a submit would reload the page and lose the entered values.
      disabled={disabled || (type === 'submit' && !isHydrated)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={clsx(buttonStyle({ variant, size, wide }), className)}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      <span className={clsx('inline-flex items-center gap-2', pending && 'opacity-0')}>
        {children}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <SpinnerRing />
        </span>
      )}
    </button>
  )
}
