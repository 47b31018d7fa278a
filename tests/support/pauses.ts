/** Pauses the next caller at a point, so that a test can run something else first. */
export interface Pause {
  /** Resolves when a caller has reached the point. */
  reached: Promise<void>
  resume(): void
}

export interface Pauses<Point extends string> {
  pauseAt(point: Point): Pause
  /** Called by the code under test at the point. */
  passBy(point: Point): Promise<void>
}

export function createPauses<Point extends string>(): Pauses<Point> {
  const waiting = new Map<Point, { arrive: () => void; gate: Promise<void> }>()
  return {
    pauseAt(point) {
      const arrival = Promise.withResolvers<void>()
      const gate = Promise.withResolvers<void>()
      waiting.set(point, { arrive: arrival.resolve, gate: gate.promise })
      return { reached: arrival.promise, resume: gate.resolve }
    },
    async passBy(point) {
      const pause = waiting.get(point)
      if (!pause) return
      waiting.delete(point)
      pause.arrive()
      await pause.gate
    },
  }
}
