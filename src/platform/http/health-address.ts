/** Where balancers and whoever watches the shop ask how it is. */
export function isHealthAddress(pathname: string): boolean {
  return pathname === '/health' || pathname === '/health/ready'
}
