import { useEffect } from 'react'
import { type PopupNews, popupChannel } from '#identity/google-popup.ts'

/** Where Google's window ends up: it tells the page that opened it how it went, and closes. */
export function PopupDonePage({ attempt, error }: PopupNews) {
  useEffect(() => {
    const channel = new BroadcastChannel(popupChannel)
    channel.postMessage({ attempt, error } satisfies PopupNews)
    channel.close()
    window.close()
  }, [attempt, error])

  return (
    <main className="grid min-h-dvh place-content-center bg-paper px-6 text-center">
      <p className="text-ink-soft">You can close this window.</p>
    </main>
  )
}
