import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { identityQueries } from '#api/identity.queries.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { notify } from '#ui/toast.ts'
import { ConfirmEmailFirst } from '../confirm-email-first.tsx'
import { SecuritySection } from '../security-section.tsx'
import { AppStep, PasswordStep } from './steps.tsx'
import { twoFactorText } from './two-factor.messages.ts'
import { type TwoFactorAction, useTwoFactorSteps } from './use-two-factor-steps.ts'

interface TwoFactorSectionProps {
  uid: string
  /** Whether the email is confirmed: before that, the second factor could lock its owner out. */
  isEmailVerified: boolean
  /** Called when it is on and the recovery codes are saved. */
  onDone?: () => void
}

/** Two-factor authentication of a staff member. */
export function TwoFactorSection({ uid, isEmailVerified, onDone }: TwoFactorSectionProps) {
  const { data: methods } = useQuery(identityQueries.signInMethods(uid))
  const { step, pending, rest, choose, begin, confirm, renew, turnOff } = useTwoFactorSteps()
  const steps = useRef<HTMLDivElement>(null)
  const shown = useRef(step.at)
  // The button that led to this step is gone.
  useEffect(() => {
    if (shown.current === step.at) return
    shown.current = step.at
    steps.current?.querySelector<HTMLElement>('h3, input, button')?.focus()
  }, [step.at])
  const afterPassword = { 'turn on': begin, 'turn off': turnOff, renew }

  return (
    <SecuritySection
      title={twoFactorText('title')}
      badge={methods?.secondFactor ? twoFactorText('on') : undefined}
    >
      <p className="text-ink-soft">{twoFactorText('lead')}</p>
      {!methods && <Skeleton className="h-11 w-32" />}
      {methods && !methods.password && (
        <p>
          {twoFactorText.rich('passwordNeeded', {
            link: (text) => (
              <Link to="/reset-password" className="link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <div ref={steps} className="contents">
        {methods?.password && !methods.secondFactor && !isEmailVerified && <ConfirmEmailFirst />}
        {methods?.password && (methods.secondFactor || isEmailVerified) && step.at === 'rest' && (
          <Rest isOn={methods.secondFactor} onChoose={choose} />
        )}
        {step.at === 'password' && (
          <PasswordStep
            action={twoFactorText(actions[step.before])}
            pending={pending}
            onCancel={rest}
            onConfirm={afterPassword[step.before]}
          />
        )}
        {step.at === 'app' && (
          <AppStep
            address={step.begun.address}
            pending={pending}
            onCancel={rest}
            onCode={(code) => confirm(code, step.begun)}
          />
        )}
        {step.at === 'codes' && (
          <RecoveryCodes
            codes={step.codes}
            onSaved={() => {
              rest()
              onDone?.()
            }}
          />
        )}
      </div>
    </SecuritySection>
  )
}

const actions = { 'turn on': 'continue', 'turn off': 'turnOff', renew: 'replaceCodes' } as const

function Rest({ isOn, onChoose }: { isOn: boolean; onChoose: (action: TwoFactorAction) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {!isOn && <Button onClick={() => onChoose('turn on')}>{twoFactorText('turnOn')}</Button>}
      {isOn && (
        <>
          <Button variant="quiet" onClick={() => onChoose('renew')}>
            {twoFactorText('newCodes')}
          </Button>
          <Button variant="plain" onClick={() => onChoose('turn off')}>
            {twoFactorText('turnOff')}
          </Button>
        </>
      )}
    </div>
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

/** Shown once only. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = codes.join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(twoFactorText('copied'))
    } catch {
      notify.error(twoFactorText('notCopied'), twoFactorText('copyManually'))
    }
  }

  return (
    <div className="grid gap-4 rounded-sm border border-line bg-linen p-5 sm:p-6">
      <h3 tabIndex={-1} className="font-display text-lg font-normal outline-none">
        {twoFactorText('saveCodes')}
      </h3>
      <p className="text-ink-soft">{twoFactorText('saveCodesLead')}</p>
      <ul
        dir="ltr"
        aria-label={twoFactorText('codes')}
        className="grid grid-cols-2 gap-x-6 gap-y-1 [font-family:ui-monospace,Menlo,Consolas,monospace] text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          {twoFactorText('copy')}
        </Button>
        <Button variant="quiet" onClick={() => download(text)}>
          <Download aria-hidden="true" className="size-4" />
          {twoFactorText('download')}
        </Button>
        <Button onClick={onSaved}>{twoFactorText('codesSaved')}</Button>
      </div>
    </div>
  )
}

function download(text: string): void {
  saveFile('recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
}
