import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import { sessionQueries } from '#api/session.queries.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { popupChannel, popupDonePath } from '#identity/providers/embedded/google/google-popup.ts'
import { googlePopup } from '#identity/providers/provider.ts'
import { onSessionEnded } from '#identity/sessions/session-ended.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { notify } from '#ui/toast.ts'
import { layoutText } from './layout.messages.ts'

/** When the session ends, the user signs in again in a popup, so that the page keeps its unsaved edits. */
export function SignInAgain({ userId, name }: { userId: string; name: string }) {
  const [isEnded, setEnded] = useState(false)
  const [isAnotherUser, setAnotherUser] = useState(false)
  const queryClient = useQueryClient()

  useEffect(() => onSessionEnded(() => setEnded(true)), [])

  useEffect(() => {
    if (!isEnded) return
    async function checkSession() {
      const uid = await queryClient.fetchQuery({ ...sessionQueries.current(), staleTime: 0 })
      setAnotherUser(uid !== null && uid !== userId)
      if (uid !== userId) return
      setEnded(false)
      notify.success(layoutText('signedIn'), layoutText('saveAgain'))
      await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    const check = () => void checkSession().catch(() => undefined)
    const channel = new BroadcastChannel(popupChannel)
    channel.onmessage = check
    // The user may have signed in in another tab.
    window.addEventListener('focus', check)
    return () => {
      channel.close()
      window.removeEventListener('focus', check)
    }
  }, [isEnded, queryClient, userId])

  return (
    <Modal
      open={isEnded}
      title={layoutText('signInAgain')}
      description={
        isAnotherUser ? layoutText('otherAccount', { name }) : layoutText('sessionEnded')
      }
      onClose={() => setEnded(false)}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Dialog.Close asChild>
          <Button variant="plain">{layoutText('notNow')}</Button>
        </Dialog.Close>
        <Button onClick={openSignIn}>{layoutText('signIn')}</Button>
      </div>
    </Modal>
  )
}

/** Runs on a click, so that popup blockers let it through. The popup closes itself after sign-in. */
function openSignIn(): void {
  const { width, height } = googlePopup
  const address = withLocale(`/login?next=${encodeURIComponent(popupDonePath)}`)
  window.open(address, 'sign-in-again', `popup,width=${width},height=${height}`)
}
