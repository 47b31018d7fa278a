import { create } from 'zustand'
import { showFetchFailure } from '#ui/toast.ts'

type DeliveryParts = typeof import('./delivery-parts.tsx')

/** Everything about a delivery choice. The code loads with the first choice, because most first views have none. */
export const useDeliveryParts = create<{ parts: DeliveryParts | null }>(() => ({ parts: null }))

async function load(): Promise<DeliveryParts> {
  const parts = await import('./delivery-parts.tsx')
  useDeliveryParts.setState({ parts })
  return parts
}

/** Resolves when the code of the panel is there, or has failed to load. */
export function openDelivery(): Promise<void> {
  return Promise.all([load(), import('./delivery-panel.tsx')]).then(
    ([{ openPanel }]) => openPanel(),
    () => showFetchFailure(),
  )
}

/** Shows the choice of the URL or of this visit, or the first one of another tab. Call it after hydration. */
export function showDelivery(): () => void {
  // Without its code the page shows no choice.
  const show = () => void load().catch(() => undefined)
  const onStorage = ({ key }: StorageEvent) => key === 'delivery' && show()
  if ('delivers' in document.documentElement.dataset) show()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Inline script: reserves the lines of a choice before the first paint, so that they shift nothing. */
export const reserveArrivals = `try{if(/"day"/.test(localStorage.delivery)||/[?&]area=/.test(location.search))document.documentElement.dataset.delivers=''}catch(e){}`
