import { useEffect } from 'react'
import { type PopupMessage, popupChannel } from '#identity/providers/embedded/google-popup.ts'

// The page that opened this window closes it when it has heard the news, which could be lost were it closed at once.
const closeAfterMs = 2000

/** Where Google's window ends up: it tells the page that opened it how it went. */
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
      <p className="text-ink-soft">You can close this window.</p>
    </main>
  )
}
