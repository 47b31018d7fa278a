import { vi } from 'vitest'

// The toaster is a React root of its own with timers: they would outlive a test that shows a toast, and then its window.
vi.mock('#ui/toaster.tsx', () => ({
  showLoading: () => undefined,
  showSuccess: () => undefined,
  showError: () => undefined,
  dismiss: () => undefined,
  dismissLeftErrors: () => undefined,
}))
