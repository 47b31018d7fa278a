import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import { sessionQueries } from '#api/session.queries.ts'
import { popupChannel, popupDonePath } from '#identity/providers/embedded/google-popup.ts'
import { googlePopup } from '#identity/providers/provider.ts'
import { onSessionEnded } from '#identity/sessions/session-ended.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { useFocusBack } from '#ui/use-focus-back.ts'

/**
 * When the sign-in ends while somebody works, it is begun again in a window of its own: the page stays as it is, with
 * all that was typed into it.
 */
export function SignInAgain({ userId, name }: { userId: string; name: string }) {
  const [isEnded, setEnded] = useState(false)
  const [isAnotherUser, setAnotherUser] = useState(false)
  const queryClient = useQueryClient()
  const focusBack = useFocusBack()

  useEffect(() => onSessionEnded(() => setEnded(true)), [])

  useEffect(() => {
    if (!isEnded) return
    async function look() {
      const uid = await queryClient.fetchQuery({ ...sessionQueries.current(), staleTime: 0 })
      setAnotherUser(uid !== null && uid !== userId)
      if (uid !== userId) return
      setEnded(false)
      notify.success('Signed in again', 'Go on where you were, and save once more.')
      await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    const lookNow = () => void look().catch(() => undefined)
    const channel = new BroadcastChannel(popupChannel)
    channel.onmessage = lookNow
    // They may have signed in in another tab.
    window.addEventListener('focus', lookNow)
    return () => {
      channel.close()
      window.removeEventListener('focus', lookNow)
    }
  }, [isEnded, queryClient, userId])

  return (
    <Dialog.Root open={isEnded} onOpenChange={setEnded}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <Dialog.Content
          {...focusBack}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto max-w-md -translate-y-1/2 rounded-sm bg-paper p-6 text-sm shadow-float sm:p-8"
        >
          <Dialog.Title className="font-display text-lg">Sign in again and go on</Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-soft">
            {isAnotherUser
              ? `That was another account. Sign in as ${name} to go on here.`
              : 'Your sign-in has ended. What you typed here is still here.'}
          </Dialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Dialog.Close asChild>
              <Button look="plain">Not now</Button>
            </Dialog.Close>
            <Button onClick={openSignIn}>Sign in</Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Opened by a click, so that no browser takes it for an advertisement. It closes itself once it is done. */
function openSignIn(): void {
  const { width, height } = googlePopup
  const address = `/login?next=${encodeURIComponent(popupDonePath)}`
  window.open(address, 'sign-in-again', `popup,width=${width},height=${height}`)
}
