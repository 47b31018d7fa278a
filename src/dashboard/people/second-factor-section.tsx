import { useQuery } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { staffQueries } from '#api/staff.ts'
import { resetSecondFactors, userQueries } from '#api/users.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { hasSecondFactor } from '#commerce/staff/second-factors.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ConfirmedButton } from '../saving/confirmed-button.tsx'
import { useSave } from '../saving/use-save.ts'
import { secondFactorText } from './second-factor.messages.ts'
import { staffRefusal } from './staff-refusals.ts'

interface SecondFactorSectionProps {
  person: Pick<Profile, 'id' | 'name' | 'surname'>
  isSelf: boolean
}

/** The second factors of a user, and their reset for a user who lost them. */
export function SecondFactorSection({ person, isSelf }: SecondFactorSectionProps) {
  const {
    data: factors,
    isPending,
    isError,
    refetch,
  } = useQuery(userQueries.secondFactors(person.id))
  const { save, isSaving } = useSave({
    send: () => resetSecondFactors({ data: { userId: person.id } }),
    refusal: staffRefusal,
    invalidates: [userQueries.all(), staffQueries.all()],
  })

  if (isError && !factors) return <FetchFailed onRetry={() => void refetch()} />
  if (isPending) return <Skeleton className="h-24 max-w-2xl" />
  if (!factors) return null
  return (
    <section aria-labelledby="second-factor" className="grid justify-items-start gap-1.5">
      <h2 id="second-factor" className="mb-1.5 font-display text-lg">
        {secondFactorText('title')}
      </h2>
      <p>{secondFactorText(factors.authenticator ? 'appOn' : 'appOff')}</p>
      <p>{secondFactorText('passkeys', { count: factors.passkeys })}</p>
      {hasSecondFactor(factors) && !isSelf && (
        <ConfirmedButton
          label={
            <>
              <ShieldOff className="size-4" />
              {secondFactorText('reset')}
            </>
          }
          title={secondFactorText('resetTitle', { name: fullName(person) })}
          action={secondFactorText('confirmReset')}
          pending={isSaving}
          onConfirm={save}
        >
          {secondFactorText('resetBody')}
        </ConfirmedButton>
      )}
    </section>
  )
}
