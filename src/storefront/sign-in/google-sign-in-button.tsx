import { Divider } from './divider.tsx'
import { GoogleButton } from './google-button.tsx'
import type { SignInState } from './use-sign-in.ts'

/** The Google button with a divider to the other sign-in methods below. */
export function GoogleSignInButton({
  ready,
  pending,
  isBlocked,
  startGoogle,
}: Pick<SignInState, 'ready' | 'pending' | 'isBlocked' | 'startGoogle'>) {
  return (
    <>
      <GoogleButton
        disabled={!ready || isBlocked('google')}
        pending={pending === 'google'}
        onClick={startGoogle}
      />
      <Divider>or</Divider>
    </>
  )
}
