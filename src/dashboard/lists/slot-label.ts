/** Label of a delivery window for staff: a disabled one may still have deliveries. */
export function slotLabel(name: string, { enabled }: { enabled: boolean }): string {
  return enabled ? name : `${name} (disabled)`
}
