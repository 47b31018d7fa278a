/** A word that this device keeps for its user. The storage may be forbidden or full: then nothing is kept, and nothing breaks. */
export const deviceMemory = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },
  keep(name: string, text: string): void {
    try {
      localStorage.setItem(name, text)
    } catch {}
  },
}
