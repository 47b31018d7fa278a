import { encode } from 'uqr'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { CodeField, PasswordField } from '../../sign-in/credential-fields.tsx'
import { checkCode, checkPassword } from '../../sign-in/credentials.ts'
import { twoFactorText } from './two-factor.messages.ts'

interface PasswordStepProps {
  action: string
  pending: boolean
  onConfirm: (password: string) => void
  onCancel: () => void
}

/** Required before every change of the sign-in: an unlocked computer may be used by someone else. */
export function PasswordStep({ action, pending, onConfirm, onCancel }: PasswordStepProps) {
  const { form, errors } = useCheckedForm({
    read: (text) => text('confirmation'),
    check: checkPassword,
    submit: onConfirm,
  })
  return (
    <form {...form} className="grid max-w-sm gap-5">
      <PasswordField
        label={twoFactorText('yourPassword')}
        name="confirmation"
        help={twoFactorText('passwordHelp')}
        error={errors.password}
      />
      <StepButtons {...{ action, pending, onCancel }} />
    </form>
  )
}

interface AppStepProps {
  /** `otpauth://…` */
  address: string
  pending: boolean
  onCode: (code: string) => void
  onCancel: () => void
}

export function AppStep({ address, pending, onCode, onCancel }: AppStepProps) {
  const key = new URL(address).searchParams.get('secret') ?? ''
  const { form, errors } = useCheckedForm({
    read: (text) => text('code').replaceAll(/\s/g, ''),
    check: checkCode,
    submit: onCode,
  })
  return (
    <form {...form} className="grid gap-5">
      <p className="text-ink-soft">{twoFactorText('scan')}</p>
      <QrCode text={address} />
      <details className="text-sm">
        <summary className="link w-fit cursor-pointer">{twoFactorText('enterKey')}</summary>
        <p className="mt-2 [font-family:ui-monospace,Menlo,Consolas,monospace] break-all">
          <bdi dir="ltr">{key.match(/.{1,4}/g)?.join(' ')}</bdi>
        </p>
      </details>
      <CodeField error={errors.code} className="max-w-sm" />
      <StepButtons action={twoFactorText('turnOn')} {...{ pending, onCancel }} />
    </form>
  )
}

function StepButtons({
  action,
  pending,
  onCancel,
}: Pick<PasswordStepProps, 'action' | 'pending' | 'onCancel'>) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" pending={pending}>
        {action}
      </Button>
      <Button variant="plain" onClick={onCancel}>
        {formText('cancel')}
      </Button>
    </div>
  )
}

/** Always dark on white, so that a camera can read it. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const dark = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={twoFactorText('qrCode')}
      shapeRendering="crispEdges"
      className="size-48 bg-white"
    >
      <path d={dark} fill="#000" />
    </svg>
  )
}
