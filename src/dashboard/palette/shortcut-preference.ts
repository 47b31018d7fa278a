import { deviceMemory } from '../layout/device-memory.ts'

const place = 'dashboard-shortcuts'

/** Keys that act by themselves are in the way of some people, who speak to their computer: they can be turned off. */
export function areShortcutsOn(): boolean {
  return deviceMemory.read(place) !== 'off'
}

export function turnShortcuts(on: boolean): void {
  deviceMemory.keep(place, on ? 'on' : 'off')
}
