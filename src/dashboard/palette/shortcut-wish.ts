const place = 'dashboard-shortcuts'

/** Keys that act by themselves are in the way of some people, who speak to their computer: they can be turned off. */
export function areShortcutsOn(): boolean {
  return read() !== 'off'
}

export function turnShortcuts(on: boolean): void {
  try {
    localStorage.setItem(place, on ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing keeps them on.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}
