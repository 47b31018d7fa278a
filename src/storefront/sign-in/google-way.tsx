import { GoogleButton } from './google-button.tsx'
import type { SignInState } from './use-sign-in.ts'
import { WordBetween } from './word-between.tsx'

/** The way in through Google, which stands above the others. */
export function GoogleWay({
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
      <WordBetween>or</WordBetween>
    </>
  )
}
