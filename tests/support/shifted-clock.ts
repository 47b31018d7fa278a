/** Preloaded into a process (`node --import`): shifts its clock by TEST_CLOCK_SHIFT_MS. */

const shiftMs = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0)
const { now } = Date

Date.now = () => now() + shiftMs
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now() + shiftMs] : given, newTarget),
})
