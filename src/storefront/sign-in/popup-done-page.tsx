import { useEffect } from 'react'
import {
  type PopupMessage,
  popupChannel,
} from '#identity/providers/embedded/google/google-popup.ts'
import { signInText } from './sign-in.messages.ts'

// The opener closes this window once it has the message; closing at once could lose it.
const closeAfterMs = 2000

/** The return page of Google's window: sends the result to the page that opened it. */
export function PopupDonePage({ attempt, error }: PopupMessage) {
  useEffect(() => {
    const channel = new BroadcastChannel(popupChannel)
    channel.postMessage({ attempt, error } satisfies PopupMessage)
    channel.close()
    const closing = setTimeout(() => window.close(), closeAfterMs)
    return () => clearTimeout(closing)
  }, [attempt, error])

  return (
    <main className="grid min-h-dvh place-content-center bg-paper px-6 text-center">
      <p className="text-ink-soft">{signInText('closeWindow')}</p>
    </main>
  )
}
