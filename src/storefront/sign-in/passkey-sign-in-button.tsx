import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { signInWithPasskey } from '#auth/sign-in.ts'
import type { Passkeys } from '#identity/providers/provider.ts'
import { supportsPasskeyAutofill, supportsPasskeys } from '#identity/sign-in/passkey-support.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { Button } from '#ui/button.tsx'
import { signInText } from './sign-in.messages.ts'
import type { SignInState } from './use-sign-in.ts'

/** Opens the browser's prompt. Meanwhile the browser offers passkeys in the email field as well, where it can. */
export function PasskeySignInButton({
  ready,
  pending,
  isBlocked,
  start,
}: Pick<SignInState, 'ready' | 'pending' | 'isBlocked' | 'start'>) {
  const signIn = (choose: (passkeys: Passkeys) => Promise<object>) =>
    start('passkey', (dependencies) => signInWithPasskey(dependencies, choose))

  const onChosen = useEffectEvent((answer: object) => signIn(async () => answer))
  useEffect(() => {
    const left = new AbortController()
    // A prompt of the button ends it, and so does any failure: the button goes on.
    offerPasskeys(left.signal).then(
      (answer) => answer && onChosen(answer),
      () => undefined,
    )
    return () => left.abort()
  }, [])

  // Rendered before the browser is known, because nearly all have passkeys, and the page would shift.
  if (ready && !supportsPasskeys()) return null
  return (
    <Button
      variant="quiet"
      size="large"
      wide
      disabled={!ready || isBlocked('passkey')}
      pending={pending === 'passkey'}
      onClick={() => signIn((passkeys) => passkeys.choose())}
    >
      <KeyRound aria-hidden="true" className="size-5" />
      {signInText('withPasskey')}
    </Button>
  )
}

async function offerPasskeys(left: AbortSignal): Promise<object | null> {
  if (!(await supportsPasskeyAutofill())) return null
  const passkeys = await (await loadProvider()).passkeys?.()
  return passkeys && !left.aborted ? passkeys.choose(left) : null
}
