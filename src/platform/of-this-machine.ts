/** Whether an address leads nowhere but to this machine, as those of the demo do. */
export function isOfThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
