import { browserStorage } from '../layout/browser-storage.ts'

const place = 'dashboard-shortcuts'

/** Keys that act by themselves are in the way of some people, who speak to their computer: they can be turned off. */
export function areShortcutsOn(): boolean {
  return browserStorage.read(place) !== 'off'
}

export function turnShortcuts(on: boolean): void {
  browserStorage.write(place, on ? 'on' : 'off')
}
