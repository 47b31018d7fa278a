import { Button } from '#ui/button.tsx'
import { securityText } from './security.messages.ts'
import { useProviderCall } from './use-provider-call.ts'

/** Mails a link to an unverified address, which may not get a further way to sign in. */
export function ConfirmEmailFirst() {
  const { pending, run } = useProviderCall()
  const send = () =>
    run(securityText('sending'), async ({ provider }) => {
      await provider.sendVerification()
      return [securityText('emailSent'), securityText('reload')]
    })
  return (
    <>
      <p>{securityText('confirmEmailFirst')}</p>
      <div>
        <Button pending={pending} onClick={send}>
          {securityText('sendLink')}
        </Button>
      </div>
    </>
  )
}
