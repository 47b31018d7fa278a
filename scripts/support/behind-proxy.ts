/**
 * Whether a proxy in front ends TLS and sets the forwarded headers. `BALANCER_TRUST_PROXY` overrides `TRUST_PROXY` for
 * the balancer.
 */
export function isBehindProxy(env: NodeJS.ProcessEnv): boolean {
  return (env.BALANCER_TRUST_PROXY || env.TRUST_PROXY) === 'true'
}
