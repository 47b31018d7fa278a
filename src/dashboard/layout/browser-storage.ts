/** localStorage for preferences of this device. Without storage (blocked or full) reads return null and writes do nothing. */
export const browserStorage = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },
  write(name: string, text: string): void {
    try {
      localStorage.setItem(name, text)
    } catch {}
  },
}
