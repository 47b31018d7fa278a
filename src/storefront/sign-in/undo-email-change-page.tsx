import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthError } from '#identity/sign-in/auth-error.ts'
import { Button } from '#ui/button.tsx'
import { useProviderCall } from '../account/use-provider-call.ts'
import { SignInLayout } from './sign-in-layout.tsx'

/** The target of the email to the previous address: the owner restores it, then chooses a new password. */
export function UndoEmailChangePage({ code }: { code: string }) {
  const ready = useHydrated()
  const router = useRouter()
  const { pending, run } = useProviderCall()
  const [ending, setEnding] = useState<'void' | 'mailed' | null>(null)

  const undo = () =>
    run('Saving...', async ({ provider, queryClient }) => {
      try {
        const token = await provider.undoEmailChange(code)
        await queryClient.invalidateQueries()
        if (token === null) setEnding('mailed')
        else await router.navigate({ to: '/reset-password', search: { token }, replace: true })
      } catch (error) {
        if (!(error instanceof AuthError) || error.kind !== 'credential-expired') throw error
        setEnding('void')
        return null
      }
      return ['Saved Successfully', 'Your email address is restored. Choose a new password.']
    })

  if (ending === 'mailed') {
    return (
      <SignInLayout
        isAnswer
        title="Your email address is restored"
        lead="We sent you an email with a link to choose a new password."
      >
        <Link to="/" className="link w-fit">
          Back to the shop
        </Link>
      </SignInLayout>
    )
  }
  if (ending === 'void') {
    return (
      <SignInLayout
        isAnswer
        title="This link no longer works"
        lead="It was already used, or it is more than seven days old. If someone else has your account, contact us."
      >
        <Link to="/$policy" params={{ policy: 'contact' }} className="link w-fit">
          Contact us
        </Link>
      </SignInLayout>
    )
  }
  return (
    <SignInLayout
      title="Undo the email change"
      lead="Your account gets its previous email address back. The current password stops working and every browser is signed out. You choose a new password next."
    >
      <Button size="large" wide disabled={!ready} pending={pending} onClick={undo}>
        Restore my email address
      </Button>
    </SignInLayout>
  )
}
