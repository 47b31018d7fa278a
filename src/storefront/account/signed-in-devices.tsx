import { useQuery } from '@tanstack/react-query'
import { signOutElsewhere } from '#auth/sign-out-elsewhere.ts'
import { deviceName } from '#identity/sessions/device-name.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SecuritySection } from './security-section.tsx'
import { useProviderCall } from './use-provider-call.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Cairo' })

export function SignedInDevices({ uid }: { uid: string | undefined }) {
  const { pending, run } = useProviderCall()
  const { data, error } = useQuery({
    queryKey: ['users', 'sign-ins', uid],
    queryFn: async () => (await loadProvider()).listSignIns(),
    enabled: uid !== undefined,
    retry: false,
  })

  const leaveOthers = () =>
    run('Signing out...', async (dependencies) => {
      await signOutElsewhere(dependencies)
      await dependencies.queryClient.invalidateQueries({ queryKey: ['users', 'sign-ins'] })
      return ['Signed out everywhere else']
    })

  return (
    <SecuritySection title="Signed-in devices">
      {error && <p className="text-ink-soft">{authNotice(error).message}</p>}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map(({ id, userAgent, since, isThis }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4"
            >
              <span className="font-medium">{deviceName(userAgent)}</span>
              {isThis && <Badge tint="sage">This browser</Badge>}
              <span className="w-full text-sm text-ink-soft">Signed in on {day.format(since)}</span>
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div>
          <Button variant="quiet" pending={pending} onClick={leaveOthers}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </SecuritySection>
  )
}
