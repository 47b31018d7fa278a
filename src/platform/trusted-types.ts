declare global {
  interface Window {
    /** Missing in older browsers. The DOM types of TypeScript know its script addresses as strings only. */
    trustedTypes?: {
      readonly emptyHTML: TrustedHTML
      createPolicy(name: string, rules: Partial<TrustedPolicy>): TrustedPolicy
    }
  }
}

interface TrustedPolicy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

/** The one policy that the content security policy allows a page to create. */
export const trustedPolicyName = 'shop'

const scripts = [
  '/_vercel/insights/script.js',
  '/_vercel/speed-insights/script.js',
  '/driver-worker.js',
] as const

const rules: TrustedPolicy = {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (scripts.some((script) => script === address)) return address
    throw new TypeError(`Not a script of the shop: ${address}`)
  },
}

// At once: an injected script cannot take the name first.
const policy = import.meta.env.SSR
  ? rules
  : (window.trustedTypes?.createPolicy(trustedPolicyName, rules) ?? rules)

/** The address of a script or worker that a page loads by itself, accepted where Trusted Types are enforced. */
export function trustedScript(address: (typeof scripts)[number]): string {
  return policy.createScriptURL(address)
}

/** The document of a frame with an empty `sandbox`, in which no script runs. No other element may get it. */
export function sandboxedHtml(html: string): string {
  return policy.createHTML(html)
}
