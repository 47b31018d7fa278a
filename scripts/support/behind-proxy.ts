/**
 * Whether somebody in front of the balancer, who ends TLS, says where requests come from. `BALANCER_TRUST_PROXY` says it
 * of the balancer alone; otherwise it is what the shop by itself would be told.
 */
export function isBehindProxy(env: NodeJS.ProcessEnv): boolean {
  return (env.BALANCER_TRUST_PROXY || env.TRUST_PROXY) === 'true'
}
