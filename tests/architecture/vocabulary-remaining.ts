/** Private words that a folder still holds. Remove an entry when its folder is clean; never add one. */
export const foldersWithWords: Readonly<Record<string, readonly string[]>> = {
  'sandbox/paymob': ['verdict'],
  'scripts/bench': ['draw', 'shelf'],
  'src/api': ['shelf'],
  'src/commerce/audit': ['deed'],
  'src/commerce/catalogue': ['shelf'],
  'src/commerce/customers': ['desk'],
  'src/commerce/insights': ['wish'],
  'src/commerce/orders': ['drawn', 'news'],
  'src/commerce/payments': ['verdict'],
  'src/dashboard': ['deed', 'press', 'sheet', 'shelf', 'wish'],
  'src/database': ['desk', 'verdict'],
  'src/platform': ['drawn', 'wish'],
  'tests/contract': ['desk'],
  'tests/e2e': ['letters', 'news', 'presses', 'sheet', 'sheets', 'shelf'],
  'tests/faults': ['shelf'],
  'tests/identity': ['desk'],
}

/** Folders with sentences about nobody in particular. Remove an entry when its folder is clean; never add one. */
export const foldersWithPronouns: readonly string[] = [
  'src/commerce/catalogue',
  'src/commerce/customers',
  'src/commerce/delivery',
  'src/commerce/staff',
  'src/dashboard',
  'tests/faults',
]
