import { Button } from '#ui/button.tsx'
import { signInText } from './sign-in.messages.ts'
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
      <Button
        variant="quiet"
        size="large"
        wide
        disabled={!ready || isBlocked('google')}
        pending={pending === 'google'}
        onClick={startGoogle}
      >
        <GoogleMark />
        {signInText('withGoogle')}
      </Button>
      <Divider>{signInText('or')}</Divider>
    </>
  )
}

/** A line with a label, between alternatives. */
export function Divider({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-4 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}

function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.9-.1-1.5-.3-2.2H12v4.1h6.6a5.6 5.6 0 0 1-2.4 3.7v3h3.9c2.3-2.1 3.4-5.2 3.4-8.6Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1 .7-2.4 1.2-4.1 1.2a7.2 7.2 0 0 1-6.8-5H1.2v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#FBBC05" d="M5.2 14.3a7.3 7.3 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#EA4335"
        d="M12 4.7c1.8 0 3.4.6 4.6 1.8l3.5-3.4A12 12 0 0 0 1.2 6.6l4 3.1A7.2 7.2 0 0 1 12 4.7Z"
      />
    </svg>
  )
}
