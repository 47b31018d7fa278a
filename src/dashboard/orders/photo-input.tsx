import { clsx } from 'clsx'
import type { ChangeEvent, ReactNode } from 'react'
import { buttonStyle } from '#ui/button-style.ts'

interface PhotoInputProps {
  isReplacing: boolean
  disabled: boolean
  /** Names the photograph for screen readers. */
  label: string
  onFile: (file: File) => void
}

/** Opens the camera on a phone; a file can be chosen on every device. */
export function PhotoInput({ isReplacing, disabled, label, onFile }: PhotoInputProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (file) onFile(file)
    // The same file may be chosen again.
    event.target.value = ''
  }
  const another = isReplacing ? 'another ' : 'a '
  return (
    <>
      <span className="hidden pointer-coarse:contents">
        <FileButton {...{ label, disabled, onChange }} capture="environment">
          Take {another}photo
        </FileButton>
      </span>
      <FileButton {...{ label, disabled, onChange }}>Choose {another}file</FileButton>
    </>
  )
}

interface FileButtonProps {
  label: string
  disabled: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  capture?: 'environment'
  children: ReactNode
}

function FileButton({ label, children, ...input }: FileButtonProps) {
  return (
    <label
      className={clsx(
        buttonStyle({ variant: 'quiet', size: 'small' }),
        'cursor-pointer has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss',
      )}
    >
      {children}
      <span className="sr-only">: {label}</span>
      <input
        {...input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
      />
    </label>
  )
}
