/** Paths of the health checks. */
export function isHealthAddress(pathname: string): boolean {
  return pathname === '/health' || pathname === '/health/ready'
}
