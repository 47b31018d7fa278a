import { useHydrated } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import { Turning } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Work is under way: the button keeps its size and focus, turns, and does not act again. */
  pending?: boolean
}

export function Button({
  look,
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
  const isListening = useHydrated()
  return (
    <button
      {...rest}
      type={type}
      // Sent before the page's script listens, a form would leave the page, and what was typed with it.
      disabled={disabled || (type === 'submit' && !isListening)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={clsx(buttonStyle({ look, size, wide }), className)}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      <span className={clsx('inline-flex items-center gap-2', pending && 'opacity-0')}>
        {children}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Turning />
        </span>
      )}
    </button>
  )
}
