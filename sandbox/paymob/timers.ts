/** Timers that end with the sandbox. */
export interface Timers {
  after(milliseconds: number, work: () => void): void
  close(): void
}

export function openTimers(): Timers {
  const running = new Set<NodeJS.Timeout>()
  return {
    after(milliseconds, work) {
      const timer = setTimeout(
        () => {
          running.delete(timer)
          work()
        },
        Math.max(0, milliseconds),
      )
      running.add(timer)
    },
    close() {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}
