import { deviceMemory } from '../layout/device-memory.ts'

const place = 'dashboard-shortcuts'

/** WCAG 2.1.4: users can turn off single-key shortcuts, which conflict with speech input. */
export function areShortcutsOn(): boolean {
  return deviceMemory.read(place) !== 'off'
}

export function turnShortcuts(on: boolean): void {
  deviceMemory.keep(place, on ? 'on' : 'off')
}
