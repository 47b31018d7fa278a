import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { QrCode } from './qr-code.tsx'

export interface AppStepProps {
  /** `otpauth://…` */
  address: string
  pending: boolean
  onCode: (code: string) => void
  onCancel: () => void
}

export function AppStep({ address, pending, onCode, onCancel }: AppStepProps) {
  const [error, setError] = useState<string>()
  const key = new URL(address).searchParams.get('secret') ?? ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = textOf(new FormData(event.currentTarget), 'code').replaceAll(/\s/g, '')
    const isCode = /^\d{6}$/.test(code)
    setError(isCode ? undefined : 'Please enter the six digits from your app.')
    if (isCode && !pending) onCode(code)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">
        Scan this QR code with an authenticator app, then enter the six-digit code from the app.
      </p>
      <QrCode text={address} label="QR code for your authenticator app" />
      <details className="text-sm">
        <summary className="link w-fit cursor-pointer">Enter the key manually</summary>
        <p className="mt-2 [font-family:ui-monospace,Menlo,Consolas,monospace] break-all">
          {key.match(/.{1,4}/g)?.join(' ')}
        </p>
      </details>
      <TextField
        label="Authentication code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={error}
        className="max-w-sm"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          Turn on
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
