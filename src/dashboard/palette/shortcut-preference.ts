import { deviceStorage } from '#platform/browser-storage.ts'

const place = 'dashboard-shortcuts'

/** Keys that act by themselves are in the way of some people, who speak to their computer: they can be turned off. */
export function areShortcutsOn(): boolean {
  return deviceStorage.read(place) !== 'off'
}

export function turnShortcuts(on: boolean): void {
  deviceStorage.write(place, on ? 'on' : 'off')
}
