import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react'
import { sessionQueries } from '#api/session.queries.ts'
import type { AuthUser } from '#identity/providers/provider.ts'
import { signInHint } from './sign-in-hint.ts'

export interface AuthState {
  /** True until the identity provider reports its first state. */
  isInitialLoading: boolean
  isAuthenticated: boolean
  user: AuthUser | null
}

const unknown: AuthState = { isInitialLoading: true, isAuthenticated: false, user: null }

const AuthContext = createContext<AuthState>(unknown)

export function useAuth(): AuthState {
  return useContext(AuthContext)
}

/**
 * Provides the user of the identity provider, and synchronizes the shop's session with it. The provider's code is
 * loaded only in a browser that has signed in before, or does so now.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(unknown)
  const queryClient = useQueryClient()
  const router = useRouter()
  const { data: uid } = useQuery(sessionQueries.current())
  const mayBeSignedIn = typeof uid === 'string'

  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    // An urgent context update before hydration makes React discard the server's HTML when an event waits for replay,
    // and with it values, focus and caret. A transition always lets hydration finish first.
    const onUser = (user: AuthUser | null) =>
      startTransition(() => {
        if (!left) setState(stateOf(user))
      })
    let begun = false
    const begin = (mayHaveUser = true) => {
      if (begun || left) return
      if (!mayHaveUser) return onUser(null)
      begun = true
      import('./observe-auth.ts').then(
        async ({ observeAuth }) => {
          stop = await observeAuth({ router, queryClient, onUser })
          if (left) stop()
        },
        () => onUser(null),
      )
    }
    const stopWaiting = signInHint.onSet(begin)
    if (mayBeSignedIn) begin()
    // Where the browser blocks its storage, nothing is known.
    else signInHint.isSet().then(begin, () => begin(false))
    return () => {
      left = true
      stopWaiting()
      stop?.()
    }
  }, [mayBeSignedIn, queryClient, router])

  return <AuthContext value={state}>{children}</AuthContext>
}

function stateOf(user: AuthUser | null): AuthState {
  return { isInitialLoading: false, isAuthenticated: user !== null, user }
}
