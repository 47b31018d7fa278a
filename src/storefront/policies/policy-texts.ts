import type { PolicyText } from './policy-text.ts'

// Each page loads its own text only.
const policies: Record<string, () => Promise<() => PolicyText>> = {
  delivery: async () => (await import('./delivery-policy.ts')).deliveryPolicy,
  freshness: async () => (await import('./freshness-policy.ts')).freshnessPolicy,
  substitution: async () => (await import('./substitution-policy.ts')).substitutionPolicy,
  contact: async () => (await import('./contact-policy.ts')).contactPolicy,
  terms: async () => (await import('./terms-policy.ts')).termsPolicy,
  privacy: async () => (await import('./privacy-policy.ts')).privacyPolicy,
}

/** The text of a policy page in the current language, or undefined for any other name. */
export async function findPolicyText(name: string): Promise<PolicyText | undefined> {
  const load = Object.hasOwn(policies, name) ? policies[name] : undefined
  return load && (await load())()
}
