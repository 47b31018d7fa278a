import { signInWithGoogle } from '#identity/sign-in.ts'
import { GoogleButton } from './google-button.tsx'
import type { SignInState } from './use-sign-in.ts'
import { WordBetween } from './word-between.tsx'

/** The way in through Google, which stands above the others. */
export function GoogleWay({
  ready,
  pending,
  start,
}: Pick<SignInState, 'ready' | 'pending' | 'start'>) {
  return (
    <>
      <GoogleButton
        disabled={!ready || (pending !== null && pending !== 'google')}
        pending={pending === 'google'}
        onClick={() => start('google', signInWithGoogle)}
      />
      <WordBetween>or</WordBetween>
    </>
  )
}
