import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getSetup } from '#api/setup.ts'
import type { SetupState } from '#commerce/setup/setup-store.server.ts'
import { deviceStorage } from '#platform/browser-storage.ts'
import { Button } from '#ui/button.tsx'
import { setupText } from './setup-checklist.messages.ts'

interface SetupStep {
  key: keyof SetupState
  hint: 'detailsHint' | 'productHint' | 'deliveryHint' | 'paymentHint' | 'staffHint'
  to: NonNullable<LinkProps['to']>
}

const steps: readonly SetupStep[] = [
  {
    key: 'hasDetails',
    hint: 'detailsHint',
    to: '/dashboard/settings',
  },
  {
    key: 'hasProduct',
    hint: 'productHint',
    to: '/dashboard/products/new',
  },
  {
    key: 'hasDelivery',
    hint: 'deliveryHint',
    to: '/dashboard/delivery',
  },
  {
    key: 'hasPayment',
    hint: 'paymentHint',
    to: '/',
  },
  {
    key: 'hasStaff',
    hint: 'staffHint',
    to: '/dashboard/admins/new',
  },
]

/** The first steps of a new shop, until all are done or the user dismisses them on this device. */
export function SetupChecklist({ userId }: { userId: string }) {
  const { isDismissed, dismiss } = useDismissal(userId)
  const { data: state } = useQuery({
    queryKey: ['setup'],
    queryFn: () => getSetup(),
    enabled: isDismissed === false,
  })
  if (isDismissed !== false || !state) return null
  const done = steps.filter(({ key }) => state[key]).length
  if (done === steps.length) return null
  return (
    <section aria-labelledby="setup-title" className="mb-8 rounded-sm border border-line p-5">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="setup-title" className="font-display text-lg">
          {setupText('title')}
        </h2>
        <p className="me-auto text-xs text-ink-soft">
          {setupText('progress', { done, all: steps.length })}
        </p>
        <Button variant="quiet" size="small" onClick={dismiss}>
          {setupText('dismiss')}
        </Button>
      </header>
      <ol className="mt-3 grid gap-x-8 gap-y-1 md:grid-cols-2">
        {steps.map((step) => (
          <StepLine key={step.key} step={step} isDone={state[step.key]} />
        ))}
      </ol>
    </section>
  )
}

function StepLine({ step: { key, hint, to }, isDone }: { step: SetupStep; isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex gap-3 py-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-moss' : 'text-ink-soft'}`}
      />
      <div>
        <Link to={to} className="link">
          {setupText(key)}
        </Link>
        {isDone && <span className="ms-2 text-xs text-ink-soft">{setupText('done')}</span>}
        {!isDone && <p className="text-xs text-ink-soft">{setupText(hint)}</p>}
      </div>
    </li>
  )
}

/** Null before hydration: the storage of the browser decides. */
function useDismissal(userId: string) {
  const key = `setup-dismissed:${userId}`
  const [isDismissed, setDismissed] = useState<boolean | null>(null)
  useEffect(() => setDismissed(deviceStorage.read(key) !== null), [key])
  function dismiss() {
    deviceStorage.write(key, 'yes')
    setDismissed(true)
  }
  return { isDismissed, dismiss }
}
