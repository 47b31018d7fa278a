import { create } from 'zustand'
import { type DeliveryChoice, readDeliveryChoice } from '#commerce/delivery/delivery-choice.ts'
import { createPersistedStore } from '../layout/persisted-store.ts'

interface DeliveryState {
  /** The choice of this visit. On a page whose URL has one, that of the URL counts: see `useDeliveryChoice`. */
  choice: DeliveryChoice | null
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

export const useDelivery = create<DeliveryState>()((set) => ({
  choice: null,
  isOpen: false,
  setOpen: (isOpen) => set({ isOpen }),
}))

/** Loads the choice of this visit and follows other tabs. Returns a cleanup function. */
export function persistDelivery(): () => void {
  return createPersistedStore('delivery', useDelivery, {
    partialize: ({ choice }) => ({ choice }),
    parse: readStored,
    apply: (stored) => useDelivery.setState(stored ?? { choice: null }),
    empty: { choice: null },
  })
}

function readStored(stored: unknown) {
  if (typeof stored !== 'object' || stored === null || !('choice' in stored)) return null
  const choice = readDeliveryChoice({ ...Object(stored.choice) })
  // Only for days that have passed everywhere: the server knows today in Cairo.
  const hasPassed = choice && Date.parse(choice.day) < Date.now() - 2 * dayMs
  return { choice: hasPassed ? null : choice }
}

const dayMs = 24 * 60 * 60_000
