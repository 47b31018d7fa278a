import { useEffect, useState } from 'react'

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

/** Asks to install the page as an app. Null while the browser does not offer it, for example once it is installed. */
export function useInstall(): (() => void) | null {
  const [offer, setOffer] = useState<InstallEvent | null>(null)

  useEffect(() => {
    const onOffer = (event: Event) => {
      if (!isInstallEvent(event)) return
      // The page offers it in its menu, instead of the browser over the stops.
      event.preventDefault()
      setOffer(event)
    }
    const onInstalled = () => setOffer(null)
    window.addEventListener('beforeinstallprompt', onOffer)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer)
      window.removeEventListener('appinstalled', onInstalled)
    }
  }, [])

  if (!offer) return null
  return () => {
    // An offer works once.
    setOffer(null)
    void offer.prompt().catch(() => undefined)
  }
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}
