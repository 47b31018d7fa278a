/** A delivery window among choices of staff: one that shoppers are no longer offered still has its deliveries. */
export function slotLabel(words: string, { enabled }: { enabled: boolean }): string {
  return enabled ? words : `${words} (not offered)`
}
