import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { eraseAccount } from '#api/personal-data.ts'
import { signOut } from '#auth/sign-out.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { SecuritySection } from '../account/security-section.tsx'
import { SignInAgain } from '../account/sign-in-again.tsx'
import { DownloadButton } from './download-button.tsx'
import { EraseButton } from './erase-button.tsx'
import { dataText } from './personal-data.messages.ts'

const token = async () => (await loadProvider()).idToken()

/** Export and erasure of the account. Both need a sign-in of the last minutes. */
export function AccountDataSection() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isSignInOld, setSignInOld] = useState(false)

  async function leave() {
    // The account is gone, so the provider may refuse; the browser still clears what it holds.
    await signOut({ provider: await loadProvider(), queryClient })
    await router.navigate({ to: '/' })
  }

  return (
    <SecuritySection title={dataText('title')}>
      <p className="text-ink-soft">{dataText('note')}</p>
      {isSignInOld && <SignInAgain reason={dataText('signInAgainNote')} next="/account/security" />}
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          of={async () => ({ token: await token() })}
          refused={dataText('signInAgainNote')}
          onRefused={() => setSignInOld(true)}
        />
        <EraseButton
          action={dataText('deleteAccount')}
          title={dataText('deleteAccountTitle')}
          consequences={dataText('deleteAccountNote')}
          keep={dataText('keep')}
          done={dataText('accountDeleted')}
          erase={async () => eraseAccount({ data: { token: await token() } })}
          onDone={leave}
          onRefused={({ refusal }) => setSignInOld(refusal === 'sign-in-again')}
        />
      </div>
    </SecuritySection>
  )
}
