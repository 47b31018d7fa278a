/** Whether a URL points to this machine, as in the demo. */
export function isLocalUrl(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
