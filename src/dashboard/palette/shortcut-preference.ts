import { deviceStorage } from '#platform/browser-storage.ts'

const place = 'dashboard-shortcuts'

/** WCAG 2.1.4: users can turn off single-key shortcuts, which conflict with speech input. */
export function areShortcutsOn(): boolean {
  return deviceStorage.read(place) !== 'off'
}

export function turnShortcuts(on: boolean): void {
  deviceStorage.write(place, on ? 'on' : 'off')
}
